/**
 * Under /tours/ the page for unknown addresses speaks of a tour. An early script (components/frame/early-script.ts): it stands right
 * after the words, so that they are right before they are painted.
 */
export function sayTourNotFound(title: string, message: string) {
  if (!/^\/tours\/./i.test(location.pathname)) return;
  const heading = document.querySelector('main h1');
  if (heading) heading.textContent = title;
  if (heading?.nextElementSibling) heading.nextElementSibling.textContent = message;
}
