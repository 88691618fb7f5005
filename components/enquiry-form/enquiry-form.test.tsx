import { fireEvent, render, screen } from '@testing-library/react';
import { EnquiryForm } from './enquiry-form';

jest.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(),
  usePathname: () => '/contact',
}));

const tours = [{ id: 2, slug: 'fishing', name: 'Fishing' }];

test('the summary goes with the last thing that was to fix', () => {
  render(
    <EnquiryForm
      tours={tours}
      whatHappensNext="We reply."
      notReady="Soon."
      otherWays={null}
      signs={{ warning: null, check: null }}
    />,
  );
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
