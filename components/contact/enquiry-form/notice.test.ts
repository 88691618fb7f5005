import { keepUnseen, stopTelling, tellUnseen } from './notice';
import { sampleEnquiry as enquiry } from './sample-enquiry';

const seen = () => document.dispatchEvent(new Event('visibilitychange'));
const alerts = () => document.querySelectorAll('[role=alert]');

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '';
});
afterEach(() => jest.useRealTimers());

test('after a failure, what is sent again stays kept when the visitor switches apps', () => {
  keepUnseen('failed', enquiry, []);
  jest.runAllTimers();
  keepUnseen('sending', enquiry, []);
  seen();
  tellUnseen();
  expect(alerts()).toHaveLength(1);
});

test('only the notice goes, nothing of an extension', () => {
  document.body.innerHTML = '<div role="alert">Saved</div>';
  keepUnseen('sending', enquiry, []);
  tellUnseen();
  expect(alerts()).toHaveLength(2);
  stopTelling();
  expect(document.body).toHaveTextContent(/^Saved$/);
});

test('at the form there is no link to it', () => {
  document.body.innerHTML = '<form id="enquiry"></form>';
  keepUnseen('sending', enquiry, []);
  tellUnseen();
  expect(document.body).not.toHaveTextContent('Back to your enquiry');
});

test('a new sending takes the notice away', () => {
  keepUnseen('sending', enquiry, []);
  tellUnseen();
  keepUnseen('sending', enquiry, []);
  expect(alerts()).toHaveLength(0);
});
