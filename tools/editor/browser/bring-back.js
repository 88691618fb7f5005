// The list of saves on the published first page, and 'Bring back'.

/**
 * @typedef {{ commit: { message: string, author: { name: string, date: string } | null }, parents: { sha: string }[] }} Save
 * @typedef {{ path: string, type: string, sha: string }} Entry
 */

const list = find('saves', HTMLOListElement);
const signIn = find('sign-in', HTMLFormElement);
const key = find('key', HTMLInputElement);
const result = find('status', HTMLElement);
const { repository = '', branch = '' } = list.dataset;

const MEANWHILE = 'Another save was made meanwhile, so nothing was changed.';

const TOKEN = 'token-for-saves';
let token = sessionStorage.getItem(TOKEN) ?? '';

/** The owner's files. A programmer's stay as they are. */
const CONTENT =
  /^(data\/(?!schema\/).+\.json|photos\/.+|public\/reviews\.json)$/;

/**
 * The newer head after each one that this page has moved on from: GitHub may
 * answer the older one for half a minute.
 * @type {Map<string, string>}
 */
const after = new Map();
let head = '';
let isBusy = false;

signIn.onsubmit = (event) => {
  event.preventDefault();
  // Other programs put marks around what is copied.
  token = key.value.replace(/[^!-~]/g, '');
  run(showSaves);
};
if (token) run(showSaves);
else signIn.hidden = false;

async function showSaves() {
  head = await readHead();
  /** @type {Save[]} */
  const saves = await ask(`commits?sha=${head}&per_page=30`);
  sessionStorage.setItem(TOKEN, token);
  key.value = '';
  signIn.hidden = true;
  list.replaceChildren(...saves.map(entryOf));
}

/** @param {Save} save @param {number} later how many saves came after it */
function entryOf({ commit: { message, author }, parents }, later) {
  const [title = ''] = message.split('\n');
  const time = new Date(author?.date ?? '').toLocaleString(
    document.documentElement.lang,
    { dateStyle: 'full', timeStyle: 'short' },
  );
  const entry = document.createElement('li');
  const heading = document.createElement('h3');
  heading.textContent = title;
  entry.append(heading, `${author?.name ?? ''}, ${time}`);
  const [before] = parents;
  if (!before) return entry;
  const press = document.createElement('button');
  press.textContent = 'Bring back the site as it was before this';
  press.onclick = () => {
    const lost = later ? `, and the ${counted(later)} after it` : '';
    if (confirm(`This takes back '${title}'${lost}. Go on?`))
      run(() => bringBack(before.sha, title));
  };
  entry.append(press);
  return entry;
}

/** @param {number} saves */
const counted = (saves) => (saves === 1 ? 'one save' : `${saves} saves`);

/** @param {string} commit @param {string} title */
async function bringBack(commit, title) {
  if ((await readHead()) !== head) return showAgain(MEANWHILE);
  const [now, then] = await Promise.all([contentOf(head), contentOf(commit)]);
  const tree = [...new Set([...now.keys(), ...then.keys()])]
    .filter((path) => now.get(path)?.sha !== then.get(path)?.sha)
    .map((path) => ({
      path,
      mode: '100644',
      type: 'blob',
      sha: then.get(path)?.sha ?? null,
    }));
  if (!tree.length)
    return 'Nothing was changed: the content is as it was then.';
  const { sha: base_tree } = (await ask(`git/commits/${head}`)).tree;
  const { sha } = await ask('git/commits', 'POST', {
    message: `Bring back the site as it was before '${title}'`,
    tree: (await ask('git/trees', 'POST', { base_tree, tree })).sha,
    parents: [head],
  });
  try {
    await ask(`git/refs/heads/${branch}`, 'PATCH', { sha, force: false });
  } catch (error) {
    if (error instanceof Error && error.message === MEANWHILE)
      return showAgain(MEANWHILE);
    throw error;
  }
  after.set(head, sha);
  return showAgain('Brought back. The site is published in a few minutes.');
}

/** @param {string} text */
async function showAgain(text) {
  await showSaves();
  return text;
}

async function readHead() {
  let { sha } = (await ask(`git/ref/heads/${branch}`)).object;
  for (let next = after.get(sha); next; next = after.get(sha)) sha = next;
  return sha;
}

/** The files of the content in a commit, by their paths. @param {string} commit */
async function contentOf(commit) {
  /** @type {{ tree: Entry[], truncated: boolean }} */
  const { tree, truncated } = await ask(`git/trees/${commit}?recursive=1`);
  if (truncated)
    throw new Error('This repository is too large to be brought back here.');
  return new Map(
    tree
      .filter(({ path, type }) => type === 'blob' && CONTENT.test(path))
      .map((entry) => [entry.path, entry]),
  );
}

/**
 * Asks GitHub (https://docs.github.com/en/rest).
 * @param {string} path @param {string} [method] @param {object} [body]
 */
async function ask(path, method = 'GET', body) {
  const answer = await fetch(
    `https://api.github.com/repos/${repository}/${path}`,
    {
      method,
      headers: { Authorization: `Bearer ${token}` },
      body: body ? JSON.stringify(body) : null,
      cache: 'no-store',
    },
  ).catch(() => {
    throw new Error(
      'GitHub cannot be reached. Look whether you are online, then try again.',
    );
  });
  // A fault between here and GitHub answers with a page.
  const said = await answer.json().catch(() => ({}));
  if (answer.ok) return said;
  throw new Error(failureIn(answer, said.message));
}

/** @param {Response} answer @param {string} words of GitHub */
function failureIn({ status, headers }, words) {
  const right = `one for ${repository} with Contents: Read and write, as the handbook says`;
  if (status === 401) return `GitHub does not know this token; make ${right}.`;
  if (status === 429 || headers.get('x-ratelimit-remaining') === '0')
    return 'GitHub takes no more requests for a while; try again in an hour.';
  if (status === 403 || status === 404)
    return `GitHub does not let this token do that; make ${right}.`;
  if (status === 422)
    return /fast.forward/i.test(words)
      ? MEANWHILE
      : 'GitHub lets nobody change this branch so: look at Rules and Branches in the settings of the repository.';
  return `GitHub did not take this (${status}); try again later.`;
}

/**
 * Does one thing at a time.
 * @param {() => Promise<string | void>} work
 */
async function run(work) {
  if (isBusy) return;
  isBusy = true;
  // Not at the start, when the forms above it are in view.
  if (document.activeElement !== document.body) result.focus();
  result.textContent = 'One moment …';
  try {
    result.textContent = (await work()) ?? '';
  } catch (error) {
    result.textContent = error instanceof Error ? error.message : '';
    // Another token may help.
    signIn.hidden = false;
  } finally {
    isBusy = false;
  }
}

/**
 * @template {HTMLElement} Element
 * @param {string} id @param {new () => Element} type
 */
function find(id, type) {
  const found = document.getElementById(id);
  if (found instanceof type) return found;
  throw new Error(`The page has no ${id}.`);
}
