import { act, cleanup, render, screen } from '@testing-library/react';
import { enquiryOutcome } from '@/site/enquiry/outcome';
import { sampleEnquiry as enquiry } from '@/site/enquiry/sample';
import { RESULT_KEY } from '../keys';
import {
  type EnquiryState,
  enquiryStore,
  setEnquiryState,
  setFormOpen,
} from '../store';
import { fallbackMessages } from './fallback';
import { EnquiryNotice } from './notice';

const fallback = fallbackMessages(enquiry, []);
const idle = { status: 'idle' } as const;
const sending = { status: 'sending', enquiry, fallback } as const;
const sent = { status: 'sent', enquiry } as const;
const failed = { status: 'failed', enquiry, fallback } as const;

const after = (...states: EnquiryState[]) =>
  [...states, undefined].forEach((state) => {
    act(() => state && setEnquiryState(state));
    act(() => jest.runAllTimers());
  });

const hide = (hidden: boolean) =>
  Object.defineProperty(document, 'hidden', {
    value: hidden,
    configurable: true,
  });

beforeEach(() => {
  jest.useFakeTimers();
  hide(false);
  sessionStorage.clear();
  after(idle);
});
afterEach(() => jest.useRealTimers());

test('it offers no e-mail that only announces a copied enquiry', () => {
  render(<EnquiryNotice />);
  after({ ...failed, fallback: { ...fallback, tooLong: true } });
  expect(
    screen.queryByRole('link', { name: enquiryOutcome.byEmail }),
  ).toBeNull();
  expect(screen.getByRole('link', { name: enquiryOutcome.back })).toBeVisible();
});

test('4.14 after its notice is closed, the form still offers the other ways, until it is left', () => {
  render(<EnquiryNotice />);
  after(sending, failed);
  act(() => screen.getByRole('button', { name: enquiryOutcome.close }).click());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(enquiryStore().state).toMatchObject(failed);
  act(() => setFormOpen(true));
  act(() => setFormOpen(false));
  expect(enquiryStore().state).toEqual(idle);
});

test('4.14 a call that ends without a response, as when the visitor leaves, has an unknown result until its failure has been in view', () => {
  render(<EnquiryNotice />);
  after(sending);
  act(() => setEnquiryState({ ...failed, cut: true }));
  act(() => jest.advanceTimersByTime(100));
  expect(sessionStorage[RESULT_KEY]).toContain('uncertain');
  after();
  expect(sessionStorage[RESULT_KEY]).not.toContain('uncertain');
});

const seeForAMoment = () => {
  act(() => setEnquiryState(sent));
  act(() => jest.advanceTimersByTime(100));
};

/**
 * Loads a page in the same tab after this one was lost: of the state, only what
 * the storage kept is left.
 */
function loadNextPage() {
  const stored = { ...sessionStorage };
  cleanup();
  after(idle);
  Object.assign(sessionStorage, stored);
  render(<EnquiryNotice />);
  after();
}

const endUnseen = () => {
  hide(true);
  after(sent);
  hide(false);
};

const comeBack = () => {
  document.dispatchEvent(new Event('visibilitychange'));
  after();
};

test.each([
  ['that came on a hidden page', [endUnseen], 1],
  ['that was seen when the visitor came back', [endUnseen, comeBack], 0],
  ['that was in view for a moment only', [seeForAMoment], 1],
  ['that was dismissed at once', [seeForAMoment, () => after(idle)], 0],
])(
  'a result %s is said by the next page that is seen, or not',
  (_, steps, times) => {
    render(<EnquiryNotice />);
    after(sending);
    for (const step of steps) step();
    hide(true);
    loadNextPage();
    hide(false);
    loadNextPage();
    expect(screen.queryAllByText(enquiryOutcome.sent)).toHaveLength(times);
  },
);

test.each([
  '7',
  '{"status":"sent"}',
  '{"status":"busy","enquiry":{},"fallback":{}}',
  '{',
])('a stored result that is malformed (%s) is ignored', (stored) => {
  sessionStorage.setItem('enquiry-outcome', stored);
  render(<EnquiryNotice />);
  after();
  expect(screen.queryByRole('alert')).toBeNull();
  after(sending, failed);
  expect(screen.getByRole('alert')).toHaveTextContent(enquiryOutcome.failed);
});

test('4.12 a stored result with objects for texts is said without them', () => {
  const broken = {
    ...failed,
    enquiry: { name: {} },
    fallback: { email: {}, sms: ['1'], text: null },
  };
  sessionStorage.setItem(
    'enquiry-outcome',
    JSON.stringify({ ...broken, uncertain: true }),
  );
  render(<EnquiryNotice />);
  after();
  expect(screen.getByRole('alert')).toHaveTextContent(enquiryOutcome.uncertain);
  expect(screen.getAllByRole('link')).toEqual([
    screen.getByRole('link', { name: enquiryOutcome.back }),
  ]);
});

test('a stored result does not replace the enquiry that is being sent', () => {
  sessionStorage.setItem('enquiry-outcome', JSON.stringify(failed));
  after(sending);
  render(<EnquiryNotice />);
  after();
  expect(screen.queryByRole('alert')).toBeNull();
});
