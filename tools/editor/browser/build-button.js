// 'Build' on the first page: the findings appear below it, line by line.

const form = document.querySelector('form');
const findings = document.querySelector('output');

if (!('showDirectoryPicker' in window))
  document.getElementById('other-browser')?.removeAttribute('hidden');

if (form && findings)
  form.onsubmit = async (event) => {
    event.preventDefault();
    const button = form.querySelector('button');
    if (button) button.disabled = true;
    findings.textContent = '';
    try {
      const { body } = await fetch('/edit/build', { method: 'POST' });
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      for (
        let part = await reader?.read();
        part?.value;
        part = await reader?.read()
      )
        findings.append(part.value);
    } catch {
      findings.append("'npm run edit' does not answer. Look at its terminal.");
    }
    if (button) button.disabled = false;
  };
