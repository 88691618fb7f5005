// A page elsewhere could show the editor in a frame and lead the owner's
// presses, where a host sends no headers.
if (self !== top)
  document.body.textContent = 'The editor works in a window of its own only.';
else if (!canStore())
  document.body.append(
    'This browser stores nothing for this site, and without that the editor and the earlier saves do not work. Allow cookies and site data for this address in its settings, or take another browser; then load this page again.',
  );
else {
  const script = document.createElement('script');
  script.src = document.currentScript?.dataset.editor ?? '';
  document.body.append(script);
}

function canStore() {
  try {
    return Boolean(localStorage && sessionStorage);
  } catch {
    return false;
  }
}
