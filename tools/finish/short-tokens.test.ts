/** @jest-environment node */
import { withShortTokens } from './short-tokens';

test('a token that is set once for the page becomes its value', () => {
  expect(
    withShortTokens(
      ':root{--line:2px;--line-strong:3px}a{border:var(--line) solid}b{margin:var(--line-strong)}',
    ),
  ).toBe(':root{}a{border:2px solid}b{margin:3px}');
});

test.each([
  [
    'is set anew on wide screens',
    ':root{--header:68px}a{top:var(--header)}@media (min-width:900px){:root{--header:84px}}',
  ],
  ['is set for a part of the page', '.ink{--bg:red}a{color:var(--bg)}'],
  ['has a stand-in', ':root{--bg:red}a{color:var(--bg,blue)}'],
  ['is made of other tokens, set anew', ':root{--a:var(--b)}a{color:var(--a)}i{--b:red}'],
  [
    'is longer than its names',
    ':root{--curve:cubic-bezier(0.2,0.7,0.2,1)}a{transition:var(--curve)}b{transition:var(--curve)}c{transition:var(--curve)}',
  ],
])('a token that %s stays', (_, css) => {
  expect(withShortTokens(css)).toBe(css);
});
