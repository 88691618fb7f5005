/**
 * Changes the message for unknown addresses under /tours/. This is an early script (components/shared/early-script.ts) right after
 * the message, so that it runs before the first paint.
 */
export function sayTourNotFound(title: string, message: string) {
  if (!/^\/tours\/./i.test(location.pathname)) return;
  const heading = document.querySelector('main h1');
  if (heading) heading.textContent = title;
  if (heading?.nextElementSibling) heading.nextElementSibling.textContent = message;
}
