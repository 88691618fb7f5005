import { sendEvent } from '@/components/shared/analytics/send-event';
import { clearDraft, readDraft, saveDraft } from './draft';
import { dispatch, enquiryState } from './enquiry-state';
import { sampleEnquiry as enquiry } from './sample-enquiry';
import { submitEnquiry } from './submit';

jest.mock('@/components/shared/analytics/send-event', () => ({ sendEvent: jest.fn() }));

const send = jest.fn();
const getToken = jest.fn();
const event = jest.mocked(sendEvent);
const load = async () => ({ getToken, sendEmail: send });
const never = new Promise(() => {});
const later = (time: number, value?: string) =>
  new Promise((resolve) => {
    setTimeout(resolve, time, value);
  });

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  getToken.mockResolvedValue('a-token');
  document.body.innerHTML = '<form id="enquiry"></form>';
  dispatch({ type: 'dismiss' });
});
afterEach(() => jest.useRealTimers());

test('a successful status is success', async () => {
  send.mockResolvedValue(undefined);
  await submitEnquiry(enquiry, [], load);
  expect(enquiryState()).toMatchObject({ status: 'sent', enquiry });
  expect(send).toHaveBeenCalledTimes(1);
  expect(event.mock.calls.map(([name]) => name)).toEqual(['enquiry_submit', 'enquiry_success']);
});

test('a second press during sending does nothing', async () => {
  send.mockResolvedValue(undefined);
  await Promise.all([submitEnquiry(enquiry, [], load), submitEnquiry(enquiry, [], load)]);
  expect(send).toHaveBeenCalledTimes(1);
});

test.each([
  [new TypeError('Failed to fetch'), 'Failed to fetch'],
  [{ status: 429, text: 'Too Many Requests' }, '429 Too Many Requests'],
  ['The Public Key is required', 'The Public Key is required'],
  [null, 'null'],
  [undefined, 'undefined'],
])('the rejection %p is a failure, recorded as %p', async (rejection, label) => {
  send.mockRejectedValue(rejection);
  await submitEnquiry(enquiry, [], load);
  expect(enquiryState()).toMatchObject({ status: 'failed', enquiry });
  expect(event).toHaveBeenLastCalledWith('enquiry_error', { event_category: 'enquiry', event_label: label });
});

test('the e-mail is sent with its token', async () => {
  await submitEnquiry(enquiry, [], load);
  expect(send).toHaveBeenCalledWith(enquiry, [], 'a-token');
});

test.each([
  ['libraries that never come', () => never],
  ['a token that never comes', async () => ({ getToken: () => never, sendEmail: send })],
  ['an e-mail call that never ends', async () => ({ getToken, sendEmail: () => never })],
])('%s: failure after 30 seconds', async (_, load) => {
  const done = submitEnquiry(enquiry, [], load as Parameters<typeof submitEnquiry>[2]);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(enquiryState().status).toBe('sending');
  await jest.advanceTimersByTimeAsync(1);
  await done;
  expect(enquiryState().status).toBe('failed');
});

test('after a late token the e-mail call still has 20 seconds', async () => {
  getToken.mockReturnValue(later(29_000, 'late'));
  send.mockImplementation(() => later(19_000));
  const done = submitEnquiry(enquiry, [], load);
  await jest.advanceTimersByTimeAsync(47_999);
  expect(enquiryState().status).toBe('sending');
  await jest.advanceTimersByTimeAsync(1);
  await done;
  expect(enquiryState().status).toBe('sent');
});

test('sending ends within 50 seconds in every case', async () => {
  getToken.mockReturnValue(later(29_999, 'late'));
  send.mockReturnValue(never);
  const done = submitEnquiry(enquiry, [], load);
  await jest.advanceTimersByTimeAsync(50_000);
  await done;
  expect(enquiryState().status).toBe('failed');
});

test('a token after the failure sends nothing', async () => {
  getToken.mockReturnValue(later(31_000, 'late'));
  const done = submitEnquiry(enquiry, [], load);
  await jest.advanceTimersByTimeAsync(40_000);
  await done;
  expect(enquiryState().status).toBe('failed');
  expect(send).not.toHaveBeenCalled();
});

describe('an e-mail that arrives after the failure message', () => {
  beforeEach(() => send.mockReturnValueOnce(later(40_000)));
  afterEach(clearDraft);

  test('is a success and clears the draft', async () => {
    saveDraft(enquiry);
    submitEnquiry(enquiry, [], load);
    await jest.advanceTimersByTimeAsync(40_000);
    expect(enquiryState()).toEqual({ status: 'sent', enquiry, afterAll: true });
    expect(readDraft()).toEqual({});
  });

  test('keeps text that was typed since then', async () => {
    submitEnquiry(enquiry, [], load);
    await jest.advanceTimersByTimeAsync(30_000);
    saveDraft({ ...enquiry, message: 'Another day?' });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(readDraft().message).toBe('Another day?');
  });

  test('is reported when the second press fails', async () => {
    submitEnquiry(enquiry, [], load);
    await jest.advanceTimersByTimeAsync(30_000);
    send.mockImplementation(() => later(15_000).then(() => Promise.reject(new Error('No'))));
    submitEnquiry(enquiry, [], load);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(enquiryState().status).toBe('sending');
    await jest.advanceTimersByTimeAsync(1);
    expect(enquiryState()).toMatchObject({ status: 'sent', afterAll: true });
  });

  test.each([
    ['before', 5_000],
    ['after', 15_000],
  ])('leaves the failure of an edited enquiry as it is (the failure comes %s it)', async (_, wait) => {
    const edited = { ...enquiry, message: 'Another day?' };
    submitEnquiry(enquiry, [], load);
    await jest.advanceTimersByTimeAsync(30_000);
    saveDraft(edited);
    send.mockImplementation(() => later(wait).then(() => Promise.reject(new Error('No'))));
    submitEnquiry(edited, [], load);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(enquiryState()).toMatchObject({ status: 'failed', enquiry: edited });
    expect(readDraft()).toEqual(edited);
  });
});
