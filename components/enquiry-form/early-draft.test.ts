import { keepEarlyDraft } from './early-draft';

test('what is typed into the form is kept, and nothing of another form', () => {
  keepEarlyDraft('enquiry', 'draft');
  document.body.innerHTML =
    '<form id="other"><input name="search" /></form><form id="enquiry"><input name="name" value="Kim" /></form>';
  const type = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event('input', { bubbles: true }));
  type('[name=search]');
  expect(sessionStorage.getItem('draft')).toBeNull();
  type('[name=name]');
  expect(sessionStorage.getItem('draft')).toBe('{"name":"Kim"}');
});
