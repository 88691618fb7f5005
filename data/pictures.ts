/**
 * A picture of the site. `name` is its slot: the file name without ending, in `photos/` and at the address.
 * `alt` says what matters in it, or is '' where it only decorates. `focus` is the point that must stay in view
 * when the picture is cropped, as CSS `object-position` (the middle when left out). `subject` is the box round what the
 * picture is about, in per cent of the whole: a test holds it in view, clear of the spray, wherever the picture is shown.
 */
export type Picture = {
  name: string;
  alt: string;
  focus?: `${number}% ${number}%`;
  subject?: { left: number; top: number; right: number; bottom: number };
};
