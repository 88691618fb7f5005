import { githubApi } from '../../site/services/github';
import { language } from '../../site/words/country';
import { policyText } from '../export/finish/content-policy';
import type { Repository } from './config';
import { groupLinks } from './groups';

/** On the published site, or in a folder at home. */
export type Place =
  | { repository: Repository }
  | { folder: string; site: string };

/** The first page of the editor. */
export function firstPage(place: Place): string {
  const groups = groupLinks.map(
    ({ address, label, hint }) =>
      `<li><a href="${address}">${label}</a> ${hint}</li>`,
  );
  const [lead, more, script] =
    'repository' in place ? online(place.repository) : atHome(place);
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Edit the site</title>
<link rel="stylesheet" href="/editor/first-page.css">
<body>
<main>
<h1>Edit the site</h1>
<p>${lead}</p>
<ul>
${groups.join('\n')}
</ul>
${more}
</main>
<script src="/editor/load-script.js" data-editor="/editor/${script}"></script>
`;
}

const policy = policyText({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'connect-src': ["'self'", githubApi],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
});

const online = ({ name, branch }: Repository) => [
  'Change words, prices, days and photographs. Each save is published in a few minutes.',
  `<h2>Earlier saves</h2>
<p>The last thirty, the newest first. What you bring back is a save of its own, so it can be taken back too.</p>
<form id="sign-in" hidden>
<label for="key">Your token of GitHub</label>
<input id="key" type="password" autocomplete="current-password" required aria-describedby="kept">
<p id="kept">The one with which you sign in to the editor. This page keeps it until you close the tab.</p>
<button>Show the saves</button>
</form>
<p id="status" role="status" tabindex="-1"></p>
<ol id="saves" data-repository="${name}" data-branch="${branch}"></ol>
<noscript>The editor needs JavaScript.</noscript>`,
  'bring-back.js',
];

const atHome = ({ folder, site }: { folder: string; site: string }) => [
  `Change words, prices, days and photographs. Each save shows at once on <a href="${site}">the site on this computer</a>.`,
  `<p id="other-browser" class="note" hidden><strong>This browser cannot write files.</strong> Open this address in Chrome or Edge.</p>
<p>The first time, the editor asks for a folder. Press <strong>Work with Local Repository</strong>, choose the folder below, and compare its name, in case there is a second copy of it:</p>
<p><strong>${folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</strong></p>
<form>
<h2>Ready to publish?</h2>
<p>This builds the site. Nothing is published by it: it says what to put right, and which folder to upload.</p>
<button>Build</button>
<output></output>
</form>
<p><strong>Something to take back?</strong> Each start keeps a copy of the content. In a second terminal in that folder <code>npm run undo</code> lists the copies and brings one back.</p>`,
  'build-button.js',
];
