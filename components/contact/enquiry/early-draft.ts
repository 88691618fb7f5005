/**
 * Keeps the typed text as a draft until hydration. Then the form takes over. Untouched fields keep the values of an older
 * draft. This is an early script (components/frame/early-script.ts).
 *
 * @param form the id of the form
 * @param key the name of the draft in the tab's storage
 */
export function keepEarlyDraft(form: string, key: string) {
  addEventListener(
    'input',
    ({ target }) => {
      const fields = (target as HTMLInputElement).form;
      if (fields?.id !== form) return;
      try {
        const kept = JSON.parse(sessionStorage[key] || '{}');
        for (const field of fields.elements as Iterable<Element> as Iterable<HTMLInputElement>)
          if (field === target || field.value !== (field.defaultValue || '')) kept[field.name] = field.value;
        sessionStorage[key] = JSON.stringify(kept);
      } catch {}
    },
    // Listen in the capture phase, because React stops events before hydration.
    true,
  );
}
