import { sendEvent } from '@/components/shared/analytics/send-event';
import { sampleEnquiry as enquiry } from '@/site/enquiry/sample';
import {
  clearDraft,
  dismissResult,
  enquiryStore,
  readDraft,
  saveDraft,
} from '../store';
import { getToken, sendEmail } from './load';
import { send as sendEnquiry } from './send';

jest.mock('@/components/shared/analytics/send-event', () => ({
  sendEvent: jest.fn(),
}));
jest.mock('./load', () => ({ getToken: jest.fn(), sendEmail: jest.fn() }));

const send = jest.mocked(sendEmail);
const token = jest.mocked(getToken);
const event = jest.mocked(sendEvent);
const later = (time: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, time);
  });
const laterNo = (time: number) =>
  later(time).then(() => Promise.reject<void>(new Error('No')));
const pass = (time: number) => jest.advanceTimersByTimeAsync(time);

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  token.mockResolvedValue('a-token');
  dismissResult();
  saveDraft(enquiry, false);
});
afterEach(() => {
  clearDraft();
  jest.useRealTimers();
});

test.each([
  [new TypeError('Failed to fetch'), 'Failed to fetch'],
  ['The Public Key is required', 'The Public Key is required'],
  [undefined, 'undefined'],
])(
  'the rejection %p is a failure, recorded as %p',
  async (rejection, label) => {
    send.mockRejectedValue(rejection);
    await sendEnquiry(enquiry, []);
    expect(enquiryStore().state).toMatchObject({ status: 'failed', enquiry });
    expect(event).toHaveBeenLastCalledWith('enquiry_error', 'enquiry', label);
  },
);

test.each([
  [0, 30_000, 1],
  // The e-mail call still has 20 seconds.
  [29_999, 49_999, 1],
  // Such a token sends nothing.
  [31_000, 30_000, 0],
])(
  '4.8, 4.10 with a token after %p ms sending ends after %p ms, with %p calls',
  async (late, end, calls) => {
    token.mockReturnValue(later(late).then(() => 'late'));
    send.mockReturnValue(new Promise(() => {}));
    sendEnquiry(enquiry, []);
    await pass(end - 1);
    expect(enquiryStore().state.status).toBe('sending');
    await pass(1);
    expect(enquiryStore().state.status).toBe('failed');
    await pass(10_000);
    expect(send).toHaveBeenCalledTimes(calls);
  },
);

describe('an e-mail that arrives after the failure message', () => {
  const edited = { ...enquiry, message: 'Another day?' };

  beforeEach(async () => {
    send.mockReturnValueOnce(later(40_000));
    sendEnquiry(enquiry, []);
    await pass(30_000);
  });

  test('4.8 says nothing of words that were typed since then, and keeps them', async () => {
    saveDraft(edited, false);
    await pass(10_000);
    expect(enquiryStore().state.status).toBe('failed');
    expect(readDraft()).toEqual(edited);
    expect(event).toHaveBeenLastCalledWith(
      'enquiry_success',
      'enquiry',
      enquiry.enquiryType,
    );
  });

  test('says nothing when the enquiry was sent again and a new one is being typed', async () => {
    await sendEnquiry(enquiry, []);
    dismissResult();
    saveDraft(edited, false);
    await pass(10_000);
    expect(enquiryStore().state.status).toBe('idle');
    expect(readDraft()).toEqual(edited);
  });

  test('is reported when the second press fails', async () => {
    send.mockImplementation(() => laterNo(15_000));
    sendEnquiry(enquiry, []);
    await pass(14_999);
    expect(enquiryStore().state.status).toBe('sending');
    await pass(1);
    expect(enquiryStore().state).toMatchObject({
      status: 'sent',
      afterAll: true,
    });
  });

  test.each([5_000, 15_000])(
    'leaves the failure of an edited enquiry after %p ms as it is',
    async (wait) => {
      saveDraft(edited, false);
      send.mockImplementation(() => laterNo(wait));
      sendEnquiry(edited, []);
      await pass(15_000);
      expect(enquiryStore().state).toMatchObject({
        status: 'failed',
        enquiry: edited,
      });
      expect(readDraft()).toEqual(edited);
    },
  );
});
