/** @jest-environment node */
import { withoutTransitionMarks } from './without-transition-marks';

test('the marks go, everything else stays', () => {
  const html = `<div class="a"VT><p title="x">vt-name="b"</p></div><script>'<div vt-name="b">'</script>`;
  const marks = ' vt-name="tour-a" vt-update="none" vt-share="morph"';
  expect(withoutTransitionMarks(html.replace('VT', marks))).toBe(html.replace('VT', ''));
});
