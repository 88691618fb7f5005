import { act, fireEvent, render, screen } from '@testing-library/react';
import { contactPhone, phoneAddress } from '@/site/contact';
import { absentText, onItsWay } from '@/site/error-screens';
import { absentWords } from './help-words';
import { ABSENT } from './reload-once';
import { SlowNavigation } from './slow-navigation';

jest.mock('next/navigation', () => ({ usePathname: () => '/faq' }));
const { dataset } = document.documentElement;
const load = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  window.reloadOnce = load.mockReset().mockImplementation(async () => {
    dataset.leaving = '';
    return true;
  });
  // As the router does.
  render(
    <a href="/about" onClick={(event) => event.preventDefault()}>
      About Us
    </a>,
  );
  render(<SlowNavigation onItsWay={onItsWay} absent={absentWords} />);
});

const press = () => fireEvent.click(screen.getByRole('link', { name: 'About Us' }));
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const expectAbsence = () => {
  expect(screen.getByRole('status')).toHaveTextContent(`${absentText} ${contactPhone}`);
  expect(screen.getByRole('link', { name: contactPhone })).toHaveAttribute('href', phoneAddress);
};

test('1.9 a document that does not come is said not to come, and the next press tries again', () => {
  press();
  pass(1);
  expect(screen.getByRole('status')).toHaveTextContent(onItsWay);
  pass(20);
  expectAbsence();
  expect(load).toHaveBeenCalledTimes(1);
  press();
  pass(1);
  expect(screen.getByRole('status')).toHaveTextContent(onItsWay);
  expect(load).toHaveBeenCalledTimes(2);
});

test('1.9 the sentence stands for as long as the visitor presses no link, and tries nothing', () => {
  press();
  act(() => dispatchEvent(new Event(ABSENT)));
  pass(100);
  expectAbsence();
  expect(dataset).not.toHaveProperty('going');
  expect(load).not.toHaveBeenCalled();
});

test('1.9 on Back the notice goes, and the link works again', () => {
  for (const count of [1, 2]) {
    press();
    pass(4);
    expect(load).toHaveBeenCalledTimes(count);
    // The browser's page cache shows the page as it was left.
    act(() => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  }
});
