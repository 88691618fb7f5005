// The editor keeps a token. A page elsewhere could show it in a frame and lead the owner's presses, where a host sends no headers.
if (self === top) {
  const script = document.createElement('script');
  script.src = document.currentScript.dataset.editor;
  document.body.append(script);
} else
  document.body.textContent = 'The editor works in a window of its own only.';
