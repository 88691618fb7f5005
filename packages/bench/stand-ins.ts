/** Mock of the bot check's first script. Like the real one it loads the second script from another host. */
const loader = `(() => {
  const script = document.createElement('script');
  script.src = 'https://www.gstatic.com/recaptcha/releases/stand-in/recaptcha__en.js';
  document.head.append(script);
})()`;

/** Mock of the second script. It adds the badge to the page. It has no tokens, because the bench sends no enquiry. */
const library = `(() => {
  window.grecaptcha = { ready: (callback) => callback(), execute: () => Promise.resolve('token') };
  const holder = document.createElement('div');
  holder.innerHTML = '<div class="grecaptcha-badge" style="position:fixed;bottom:14px;right:-186px;width:256px;height:60px"></div>';
  document.body.append(holder);
})()`;

const scripts: readonly { host: string; path: RegExp; script: string }[] = [
  { host: 'www.google.com', path: /^\/recaptcha\/api\.js/, script: loader },
  { host: 'www.gstatic.com', path: /^\/recaptcha\/releases\//, script: library },
  { host: 'www.googletagmanager.com', path: /^\//, script: '' },
];

/** The response of a mocked third party; `undefined` for other hosts. */
export function standIn(host: string, path: string): string | undefined {
  return scripts.find((each) => each.host === host && each.path.test(path))?.script;
}
