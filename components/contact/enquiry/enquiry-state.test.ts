import { enquiryOutcome } from '@/data/enquiry-outcome';
import { type EnquiryState, enquiryReducer, outcomeOf } from './enquiry-state';
import { sampleEnquiry as enquiry, sampleFallback as fallback } from './sample-enquiry';

const idle = { status: 'idle' } as const;
const sending = { status: 'sending', enquiry, fallback } as const;
const sent = { status: 'sent', enquiry } as const;
const failed = { status: 'failed', enquiry, fallback } as const;
const send = { type: 'send', enquiry, fallback } as const;

test('sending succeeds or fails', () => {
  for (const state of [idle, sent, failed]) expect(enquiryReducer(state, send)).toEqual(sending);
  expect(enquiryReducer(sending, { type: 'succeed' })).toEqual(sent);
  expect(enquiryReducer(sending, { type: 'fail' })).toEqual(failed);
});

test('during sending only its result changes the state', () => {
  const other = { ...enquiry, message: 'Another day?' };
  for (const action of [
    { ...send, enquiry: other },
    { type: 'dismiss' },
    { type: 'restore', state: failed },
  ] as const)
    expect(enquiryReducer(sending, action)).toBe(sending);
});

test('an enquiry that arrives after the failure is a success, also when its second sending fails', () => {
  const arrival = { type: 'arriveAfterAll', enquiry } as const;
  for (const state of [idle, failed])
    expect(enquiryReducer(state, arrival)).toEqual({ ...sent, afterAll: true });
  const meanwhile = enquiryReducer(sending, arrival);
  expect(meanwhile.status).toBe('sending');
  expect(enquiryReducer(meanwhile, { type: 'fail' })).toEqual({ ...sent, afterAll: true });
  expect(enquiryReducer(meanwhile, { type: 'succeed' })).toEqual(sent);
});

test('the result of the last page is restored only when the state is idle', () => {
  expect(enquiryReducer(idle, { type: 'restore', state: failed })).toBe(failed);
  expect(enquiryReducer(sent, { type: 'restore', state: failed })).toBe(sent);
});

test.each<[EnquiryState, string]>([
  [idle, ''],
  [sending, ''],
  [sent, enquiryOutcome.sent],
  [{ ...sent, afterAll: true }, enquiryOutcome.sentAfterAll],
  [failed, enquiryOutcome.failed],
  [{ ...failed, uncertain: true }, enquiryOutcome.uncertain],
])('of %j the visitor reads %p', (state, text) => {
  expect(outcomeOf(state)).toBe(text);
});
