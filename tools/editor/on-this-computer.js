// Starts the editor of this computer in one tab at a time, because it writes over a file without a look at what stands there by now.
// When a command or another program has changed the content, it loads again, but never while something is being typed.

/** What the files of the content hold, by their address in the editor. */
const known = new Map();
/** The texts that this tab has written and not heard of yet. */
const written = new Set();
/** The files that have changed outside of this tab since it was loaded. What was typed in them meanwhile is not offered again. */
let changed = [];
const setChanged = (files) => {
  changed = files;
  localStorage.setItem(
    CHANGED,
    JSON.stringify(files.map(({ address }) => address)),
  );
};
const CHANGED = 'changed-outside';
/** Whether something was typed or pressed in the fields of the open form. */
let touched = false;

navigator.locks
  .request('editor', { signal: AbortSignal.timeout(2000) }, () => {
    new EventSource('/edit/content').onmessage = ({ data }) =>
      hear(JSON.parse(data));
    // The lock is held until this tab is closed.
    return new Promise(() => {});
  })
  .catch(() =>
    tell(
      'The editor is open in another tab. Change things there, or close that tab and load this one again.',
    ),
  );

/** Takes what the files hold now: at the start, after each change, and when `npm run edit` was started again. */
function hear(files) {
  const isOthers = ({ address, text }) =>
    text !== known.get(address) && !written.delete(text);
  if (known.size) setChanged([...changed, ...files.filter(isOthers)]);
  else start(files);
  for (const { address, text } of files) known.set(address, text);
  loadAgain();
}

function loadAgain() {
  if (!changed.length) return;
  if (!touched || !/\/(entries|new)\b/.test(location.hash))
    return location.reload();
  const names = [...new Set(changed.map(({ title }) => title))].join(', ');
  tell(
    changed.some(isOpen)
      ? `${names}: changed outside of this tab while you were at work here. Copy what you have typed, then load again.`
      : `${names}: changed outside of this tab. The editor loads again as soon as you have saved or left this form.`,
  );
}

const isOpen = ({ address }) => address.endsWith(location.hash);

for (const act of ['input', 'click'])
  addEventListener(
    act,
    // Each field is a group. A button in it may take out an entry of a list.
    ({ target }) => {
      touched ||= target.closest('[role=group]') !== null;
    },
    true,
  );
addEventListener('hashchange', () => {
  touched = false;
  loadAgain();
});

function start(files) {
  dropOldDrafts(files);
  const { write } = FileSystemWritableFileStream.prototype;
  FileSystemWritableFileStream.prototype.write = function (data) {
    written.add(data);
    return write.call(this, data);
  };
  const { getFileHandle } = FileSystemDirectoryHandle.prototype;
  FileSystemDirectoryHandle.prototype.getFileHandle = function (name, options) {
    if (options?.create) askBeforeSave();
    return getFileHandle.call(this, name, options);
  };
  const script = document.createElement('script');
  script.src = '/editor/sveltia-cms.js';
  document.body.append(script);
}

/** A save begins. Throws an error, which the editor shows, when it must not go over what another program has written. */
function askBeforeSave() {
  const open = changed.find(isOpen);
  if (
    open &&
    !confirm(
      `${open.title} has changed outside of this tab. Save what you see here over that?`,
    )
  )
    throw new Error(`${open.title} was not saved.`);
  setChanged(changed.filter((file) => !isOpen(file)));
}

/**
 * Drops what was typed and not saved before its file was changed, or while it was changed elsewhere. The editor would offer to restore it, and with it would
 * come what the file held then, such as old prices. It keeps it in a database, by the names of the group and of the entry.
 */
function dropOldDrafts(files) {
  const outside = JSON.parse(localStorage.getItem(CHANGED) ?? '[]');
  const opening = indexedDB.open('github:this/computer');
  opening.onsuccess = () => {
    const database = opening.result;
    const names = ['draft-backups'];
    if (database.objectStoreNames.contains(names[0])) {
      const drafts = database
        .transaction(names, 'readwrite')
        .objectStore(names[0]);
      for (const { address, title, time } of files) {
        const key = /collections\/(.+)\/entries\/(.+)/.exec(address).slice(1);
        drafts.get(key).onsuccess = ({ target: { result } }) => {
          if (
            !result ||
            (Number(result.timestamp) > time && !outside.includes(address))
          )
            return;
          drafts.delete(key);
          tell(
            `${title}: it has changed since you typed something there that was not saved. Please type it again.`,
          );
        };
      }
    }
    database.close();
    setChanged([]);
  };
}

/** Says something in front of the editor. */
function tell(words) {
  document.getElementById('outside')?.remove();
  const box = document.createElement('div');
  box.id = 'outside';
  box.role = 'alert';
  box.style =
    'position:fixed;inset:auto 16px 16px auto;z-index:9;max-width:26rem;padding:16px 20px;font:1rem/1.5 sans-serif;background:#f6ebd3;color:#12213f;border:2px solid';
  const again = document.createElement('button');
  again.textContent = 'Load again';
  again.style =
    'display:block;margin-top:12px;padding:8px 14px;font:inherit;font-weight:700;cursor:pointer';
  again.onclick = () => location.reload();
  box.append(words, again);
  document.body.append(box);
}
