import { sendEvent } from '@/components/analytics/send-event';
import type { deliver } from './delivery';
import { sampleEnquiry as enquiry } from './sample-enquiry';
import { lastSending, setSending } from './sending';
import { submitEnquiry } from './submit';

jest.mock('@/components/analytics/send-event', () => ({ sendEvent: jest.fn() }));

const send = jest.fn<Promise<void>, Parameters<typeof deliver>>();
const event = jest.mocked(sendEvent);
const load = async () => send;

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  document.body.innerHTML = '<form id="enquiry"></form>';
  setSending('idle');
});
afterEach(() => jest.useRealTimers());

test('a successful status is success', async () => {
  send.mockResolvedValue();
  await submitEnquiry(enquiry, [], load);
  expect(lastSending()).toEqual({ status: 'sent', enquiry });
  expect(send).toHaveBeenCalledTimes(1);
  expect(event.mock.calls.map(([name]) => name)).toEqual(['enquiry_submit', 'enquiry_success']);
});

test('a second press while it is on its way does nothing', async () => {
  send.mockResolvedValue();
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
  expect(lastSending()).toEqual({ status: 'failed', enquiry });
  expect(event).toHaveBeenLastCalledWith('enquiry_error', { event_category: 'enquiry', event_label: label });
});

test('what never answers fails after 30 seconds', async () => {
  send.mockReturnValue(new Promise(() => {}));
  const done = submitEnquiry(enquiry, [], load);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(lastSending().status).toBe('sending');
  await jest.advanceTimersByTimeAsync(1);
  await done;
  expect(lastSending().status).toBe('failed');
});
