import { builds } from './builds';
import { type GitHub, github, Refusal } from './github';
import { type Known, type Save, saves } from './saves';

/**
 * The published first page of the editor: earlier saves, and taking one back.
 */

// Bookmarks from when the editor itself was here.
if (location.hash.startsWith('#/'))
  location.replace(`/editor/${location.hash}`);

const signIn = find('sign-in') as HTMLFormElement;
const key = find('key') as HTMLInputElement;
const list = find('saves');
const known: Known = JSON.parse(list.dataset.known ?? '');
const dialog = find('ask') as HTMLDialogElement;

/**
 * Kept for this tab alone, and only for this page: it is not read out of the
 * editor's storage, whose makers promise nothing about it.
 */
const TOKEN = 'token-for-earlier-saves';

let site: ReturnType<typeof saves>;
let head = '';
let next = 0;
/** Whether an answer is awaited. A second press then does nothing. */
let busy = false;

signIn.onsubmit = (event) => {
  event.preventDefault();
  // A program for texts may have put other marks around it.
  start(key.value.replace(/[^!-~]/g, ''));
};
find('more').onclick = () => during('Reading …', showMore);
find('forget').onclick = () => {
  sessionStorage.removeItem(TOKEN);
  location.reload();
};
start(sessionStorage.getItem(TOKEN) ?? '');

/**
 * Shows the saves with a token. Without one, and until then, it is asked for.
 */
function start(token: string) {
  show({ 'sign-in': true });
  key.value = token;
  if (!token) return;
  const repository = github(known.repository, token);
  site = saves(repository, known);
  during('Reading the earlier saves …', async () => {
    head = (await site.readHead()).sha;
    sessionStorage.setItem(TOKEN, token);
    await Promise.all([showFirst(), showBuilds(repository)]);
    key.value = '';
    show({ 'sign-in': false, forget: true });
  });
}

async function showBuilds(repository: GitHub) {
  const told = await builds(repository, head);
  find('builds').replaceChildren(
    ...told.map(({ name, state, address }) => {
      const words = `${name}: ${state}`;
      return element('li', address ? link(words, address) : words);
    }),
  );
  show({ 'last-save': told.length > 0 });
}

async function showFirst() {
  const first = await site.list(head);
  list.replaceChildren();
  add(first);
  if (!first.all.length) list.append(element('li', 'There is none yet.'));
}

const showMore = async () => add(await site.list(head, next));

function add({ all, next: after }: Awaited<ReturnType<typeof site.list>>) {
  list.append(...all.map(entryOf));
  next = after;
  show({ more: next > 0 });
}

function entryOf(save: Save) {
  return element(
    'li',
    element('h3', save.when),
    element('p', save.who),
    listOf(save.lines),
    save.back
      ? button()
      : element(
          'p',
          'This changed more than the content. Whoever looks after the site can take it back.',
        ),
  );

  function button() {
    const press = element('button', 'Take back');
    press.setAttribute('aria-label', `Take back the save of ${save.when}`);
    press.onclick = () => {
      // What is said stands above the list, which may be long.
      find('told').focus();
      during('Taking it back …', () => takeBack(save));
    };
    return press;
  }
}

async function takeBack(save: Save) {
  let declined = false;
  const made = await site.takeBack(save, async (lines) => {
    declined = !(await ask(lines));
    return !declined;
  });
  if (!made)
    return declined
      ? 'Nothing was changed.'
      : 'Nothing was changed: the content is as it was before that save.';
  head = made;
  await showFirst();
  return `The save of ${save.when} is taken back. The site is published again in a few minutes.`;
}

/** Asks whether all this may change. */
function ask(lines: readonly string[]): Promise<boolean> {
  find('also').replaceChildren(listOf(lines));
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((answer) => {
    dialog.onclose = () => answer(dialog.returnValue === 'yes');
  });
}

/** Says what is done meanwhile, and then what came of it. */
async function during(words: string, work: () => Promise<unknown>) {
  if (busy) return;
  busy = true;
  tell(words);
  try {
    const said = await work();
    tell(typeof said === 'string' ? said : '');
  } catch (error) {
    const { message, ofToken = false } = error as Partial<Refusal>;
    tell(
      '',
      error instanceof Refusal
        ? message
        : `This page has met a fault of its own: ${message}`,
    );
    if (ofToken) show({ 'sign-in': true });
    (ofToken ? key : find('fault')).focus();
  } finally {
    busy = false;
  }
}

function tell(words: string, fault = '') {
  find('told').textContent = words;
  find('fault').textContent = fault;
}

function show(parts: Readonly<Record<string, boolean>>) {
  for (const [id, isShown] of Object.entries(parts)) find(id).hidden = !isShown;
}

function find(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no ${id}.`);
  return found;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...parts: (string | Node)[]
) {
  const made = document.createElement(name);
  made.append(...parts);
  return made;
}

function listOf(lines: readonly string[]) {
  const made = element('ul', ...lines.map((line) => element('li', line)));
  made.className = 'lines';
  return made;
}

function link(words: string, address: string) {
  const made = element('a', words);
  made.href = address;
  return made;
}
