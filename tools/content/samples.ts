/** How our invented reviews begin. */
const SAMPLES = [
  'Two turtles before we had even cleared our masks.',
  'My first fish at sixty-four.',
  'The sun dropped behind the ranges',
  'We hired the boat for the day. The briefing was patient',
  'The wind spoiled our first plan,',
  'Seven of us on a private charter for Mum’s birthday.',
  'Early start, calm water, and a feed of mackerel',
  'I had never put on a mask in my life.',
];

/**
 * Whether a review is one of ours, by its words: the tick can be taken off.
 */
export const isSample = (review: {
  text: string;
  sample?: boolean | undefined;
}) =>
  review.sample === true ||
  SAMPLES.some((start) => review.text.trim().startsWith(start));
