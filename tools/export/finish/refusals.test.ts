import { plainText } from './refusals';

const text = 'https://me:you@boats.example/?a="b"&c=d-e#f';
const marks = /[&=/:@?#"-]/g;
const code = (mark: string) => mark.charCodeAt(0);
const hex = (mark: string) => code(mark).toString(16).padStart(2, '0');

test.each(
  Object.entries({
    plainly: text,
    'in HTML, by name or number': text.replace(
      marks,
      (mark) => ({ '&': '&amp;', '"': '&quot;' })[mark] ?? `&#${code(mark)};`,
    ),
    'in HTML, by hexadecimal number': text.replace(
      marks,
      (mark) => `&#x${hex(mark)};`,
    ),
    'in a script': text.replace(marks, (mark) => `\\u00${hex(mark)}`),
    'in a script, shortly': text.replace(marks, (mark) => `\\x${hex(mark)}`),
    'in an address': text.replace(marks, (mark) => `%${hex(mark)}`),
    'in an address in an address': encodeURIComponent(encodeURIComponent(text)),
    'in JSON': JSON.stringify(text).replaceAll('/', '\\/'),
  }),
)('a text written %s is found', (_, written) => {
  expect(plainText(`before ${written} after`)).toContain(text);
});
