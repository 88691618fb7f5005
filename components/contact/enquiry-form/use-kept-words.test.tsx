import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useKeptWords } from './use-kept-words';

const onKept = jest.fn();

function Form() {
  const form = useRef<HTMLFormElement>(null);
  useKeptWords(form, onKept);
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
  expect(onKept).toHaveBeenCalledWith('Boat Hire');
});
