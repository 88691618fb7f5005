import { botCheckFirstStage, botCheckSecondStage } from '../../e2e/bot-check-stand-in';

const scripts: readonly { host: string; path: RegExp; script: string }[] = [
  { host: 'www.google.com', path: /^\/recaptcha\/api\.js/, script: botCheckFirstStage },
  { host: 'www.gstatic.com', path: /^\/recaptcha\/releases\//, script: botCheckSecondStage() },
  { host: 'www.googletagmanager.com', path: /^\//, script: '' },
];

/** What a third party that the site calls answers in the bench; nothing for any other. */
export function standIn(host: string, path: string): string | undefined {
  return scripts.find((each) => each.host === host && each.path.test(path))?.script;
}
