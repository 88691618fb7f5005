import { getToken } from './bot-check';
import { deliver } from './delivery';
import { sendEmail } from './email';
import { sampleEnquiry as enquiry } from './sample-enquiry';

jest.mock('./bot-check', () => ({ getToken: jest.fn(async () => 'a-token') }));
jest.mock('./email', () => ({
  emailPayload: jest.requireActual('./email').emailPayload,
  sendEmail: jest.fn(),
}));

beforeEach(() => jest.clearAllMocks());

test('the e-mail goes out with its token', async () => {
  await deliver(enquiry, [], () => false);
  expect(sendEmail).toHaveBeenCalledWith(expect.objectContaining({ g_recaptcha_response: 'a-token' }));
});

test('a token that comes after the limit sends nothing any more', async () => {
  await deliver(enquiry, [], () => true);
  expect(getToken).toHaveBeenCalled();
  expect(sendEmail).not.toHaveBeenCalled();
});
