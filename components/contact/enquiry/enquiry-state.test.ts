import { enquiryOutcome } from '@/data/enquiry-outcome';
import { type EnquiryState, enquiryReducer, outcomeOf } from './enquiry-state';
import { sampleEnquiry as enquiry, sampleWritten as written } from './sample-enquiry';

const idle = { status: 'idle' } as const;
const sending = { status: 'sending', enquiry, written } as const;
const sent = { status: 'sent', enquiry } as const;
const failed = { status: 'failed', enquiry, written } as const;
const other = { ...enquiry, message: 'Another day?' };
const send = { type: 'send', enquiry, written } as const;

test('sending succeeds or fails', () => {
  for (const state of [idle, sent, failed]) expect(enquiryReducer(state, send)).toEqual(sending);
  expect(enquiryReducer(sending, { type: 'succeed' })).toEqual(sent);
  expect(enquiryReducer(sending, { type: 'fail' })).toEqual(failed);
});

test('during sending only its result changes the state', () => {
  for (const action of [
    { ...send, enquiry: other },
    { ...send, type: 'edit', enquiry: other },
    { type: 'dismiss' },
    { type: 'restore', state: failed },
  ] as const)
    expect(enquiryReducer(sending, action)).toBe(sending);
});

test('an edit clears the success and updates the text that a failure offers', () => {
  const edit = { type: 'edit', enquiry: other, written } as const;
  expect(enquiryReducer(idle, edit)).toBe(idle);
  expect(enquiryReducer(sent, edit)).toEqual(idle);
  expect(enquiryReducer(failed, edit)).toEqual({ ...failed, enquiry: other });
});

test('an enquiry that arrives after the failure is a success', () => {
  const arrival = { type: 'arriveAfterAll', enquiry } as const;
  for (const state of [idle, failed])
    expect(enquiryReducer(state, arrival)).toEqual({ ...sent, afterAll: true });
});

test('an enquiry that arrives while it is sent again is reported when the second sending fails', () => {
  const meanwhile = enquiryReducer(sending, { type: 'arriveAfterAll', enquiry });
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
