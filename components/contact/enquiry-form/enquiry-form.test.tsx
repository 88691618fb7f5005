import { act, fireEvent, render, screen } from '@testing-library/react';
import { clearDraft } from './draft';
import { EnquiryForm } from './enquiry-form';
import { sampleEnquiry } from './sample-enquiry';
import { setSending } from './sending';

jest.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(),
  usePathname: () => '/contact',
}));

const tours = [{ id: 2, slug: 'fishing', name: 'Fishing' }];

beforeEach(clearDraft);

function draw() {
  render(
    <EnquiryForm
      tours={tours}
      whatHappensNext="We reply."
      notReady="Soon."
      otherWays={null}
      signs={{ warning: null, check: null }}
    />,
  );
}

test('the summary goes with the last thing that was to fix', () => {
  draw();
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  expect(screen.getByRole('alert')).toHaveTextContent('Three things to fix');
  for (const [label, value] of [
    ['Name', 'Kim'],
    ['Contact Details', '0400 000 000'],
    ['Enquiry Type', 'Boat Hire'],
  ] as const) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['sent', 'sentAfterAll'] as const)(
  'a press just after %s does nothing, also with a tour chosen ahead',
  (status) => {
    draw();
    act(() => setSending(status, sampleEnquiry));
    for (const [label, value] of [
      ['Enquiry Type', ''],
      ['Enquiry Type', 'Tour'],
      ['Tour Type', 'fishing'],
    ] as const) {
      (screen.getByLabelText(label) as HTMLSelectElement).value = value;
      fireEvent.submit(document.querySelector('form') as HTMLFormElement);
      expect(screen.queryByRole('alert')).toBeNull();
    }
  },
);
