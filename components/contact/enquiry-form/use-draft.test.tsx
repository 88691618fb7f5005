import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useDraft } from './use-draft';

const onReady = jest.fn();

function Form() {
  const form = useRef<HTMLFormElement>(null);
  onReady(useDraft(form).typeBefore);
  // The visitor chooses between the first render and the effects.
  (document.getElementById('enquiryType') as HTMLSelectElement).value = 'Boat Hire';
  return (
    <form id="enquiry" ref={form}>
      <select id="enquiryType">
        <option>Choose</option>
        <option>Boat Hire</option>
      </select>
    </form>
  );
}

test("a type chosen during hydration counts as the visitor's choice", () => {
  document.body.innerHTML =
    '<div><form id="enquiry"><select id="enquiryType"><option>Choose</option><option>Boat Hire</option></select></form></div>';
  render(<Form />, { container: document.body.firstChild as HTMLElement, hydrate: true });
  expect(onReady).toHaveBeenLastCalledWith('Boat Hire');
});
