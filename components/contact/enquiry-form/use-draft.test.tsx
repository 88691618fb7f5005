import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useDraft } from './use-draft';

function Form() {
  const form = useRef<HTMLFormElement>(null);
  useDraft(form, []);
  // The visitor chooses between the first render and the effects.
  (document.getElementById('enquiryType') as HTMLSelectElement).value = 'Boat Hire';
  return (
    <form id="enquiry" ref={form}>
      <select id="enquiryType">
        <option>Tour</option>
        <option>Boat Hire</option>
      </select>
    </form>
  );
}

test("a type chosen during hydration counts as the visitor's choice", () => {
  history.replaceState(null, '', '/contact?type=Tour');
  document.body.innerHTML =
    '<div><form id="enquiry"><select id="enquiryType"><option>Tour</option><option>Boat Hire</option></select></form></div>';
  render(<Form />, { container: document.body.firstChild as HTMLElement, hydrate: true });
  expect(document.getElementById('enquiryType')).toHaveValue('Boat Hire');
});
