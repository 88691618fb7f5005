import { keepEarlyDraft } from './early-draft';

test('text typed into this form is kept, text of another form is not', () => {
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

test('new text replaces an older draft only in its own field', () => {
  sessionStorage.setItem('draft', '{"name":"Kim","message":"Turtles?","enquiryType":"Tour"}');
  keepEarlyDraft('enquiry', 'draft');
  document.body.innerHTML =
    '<form id="enquiry"><input name="name" /><textarea name="message">Enquiry:</textarea><select name="enquiryType" disabled><option></option><option>Boat Hire</option></select></form>';
  const type = (name: string, value: string) => {
    const field = document.querySelector(`[name=${name}]`) as HTMLInputElement;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return JSON.parse(sessionStorage.getItem('draft') ?? '');
  };
  expect(type('name', 'L')).toEqual({ name: 'L', message: 'Turtles?', enquiryType: 'Tour' });
  expect(type('name', '')).toEqual({ name: '', message: 'Turtles?', enquiryType: 'Tour' });
  expect(type('enquiryType', 'Boat Hire')).toMatchObject({ enquiryType: 'Boat Hire' });
  expect(type('message', 'Whales?')).toMatchObject({ enquiryType: 'Boat Hire', message: 'Whales?' });
});
