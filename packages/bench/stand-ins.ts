/** The bot check's first script: like the real one it loads the second from another host. */
const loader = `(() => {
  const script = document.createElement('script');
  script.src = 'https://www.gstatic.com/recaptcha/releases/stand-in/recaptcha__en.js';
  document.head.append(script);
})()`;

/** Its second script: it adds the badge to the page. The bench sends no enquiry, so no token is asked for. */
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

/** What a third party that the site calls answers in the bench; nothing for any other. */
export function standIn(host: string, path: string): string | undefined {
  return scripts.find((each) => each.host === host && each.path.test(path))?.script;
}
