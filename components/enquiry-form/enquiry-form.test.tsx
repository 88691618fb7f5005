import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnquiryForm } from './enquiry-form';

jest.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(),
  usePathname: () => '/contact',
}));

const tours = [{ id: 2, slug: 'fishing', name: 'Fishing' }];

test('the summary goes with the last thing that was to fix', async () => {
  render(<EnquiryForm tours={tours} whatHappensNext="We reply." notReady="Soon." />);
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  expect(screen.getByRole('alert')).toHaveTextContent('Three things to fix');
  await userEvent.type(screen.getByLabelText('Name'), 'Kim');
  await userEvent.type(screen.getByLabelText('Contact Details'), '0400 000 000');
  await userEvent.selectOptions(screen.getByLabelText('Enquiry Type'), 'Boat Hire');
  expect(screen.queryByRole('alert')).toBeNull();
});
