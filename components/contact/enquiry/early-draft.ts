/**
 * Keeps what is typed until the page's own scripts have loaded, if they ever do. Then the form takes over. What an older
 * draft holds for fields that nobody has touched stays. An early script (components/frame/early-script.ts).
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
    // In the capture phase, because React stops events before hydration.
    true,
  );
}
