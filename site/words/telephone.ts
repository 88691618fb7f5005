import { ownCountry } from '../../data/schema/own-country';

const { code, trunk, exits, kinds, placeholder } = ownCountry.telephone;
const forms = Object.entries(kinds).flatMap(([kind, all]) =>
  all.map((form) => ({ kind, ...form })),
);

export type Telephone = {
  /** Of the country's own numbers, or `abroad`. */
  kind: string;
  /** In groups, for a page: '0491 570 156'. */
  shown: string;
  /** As it is dialled, also from abroad, if it can be: '+61491570156'. */
  dialled: string;
};

/**
 * Reads a telephone number, however it was typed. Another country's number
 * keeps its typed groups; an invalid one is `undefined`.
 */
export function readTelephone(typed: string): Telephone | undefined {
  const digits = typed.replace(/[\s()./\u2010-\u2015-]/g, '');
  const own = ownNumber(digits);
  if (own) return own;
  const start = new RegExp(`^(\\+|${exits.join('|')})?${code}(${trunk})?`);
  const whole = start.test(digits) && ownNumber(digits.replace(start, trunk));
  if (whole && whole.kind !== 'inland')
    return { ...whole, shown: `+${code} ${whole.shown.slice(trunk.length)}` };
  if (digits.startsWith(`+${code}`) || !/^\+[1-9]\d{6,14}$/.test(digits))
    return undefined;
  const shown = typed.replace(/(\(0\)|[^+\d])+/g, ' ').trim();
  return { kind: 'abroad', shown, dialled: shown.replaceAll(' ', '') };
}

/** A number of the country itself, from the digits dialled there. */
function ownNumber(digits: string): Telephone | undefined {
  for (const { kind, starts, groups } of forms) {
    const form = groups.map((size) => `(\\d{${size}})`).join('');
    const [, ...parts] = digits.match(`^(?=${starts.join('|')})${form}$`) ?? [];
    if (!parts.length) continue;
    const abroad = `+${code}${digits.slice(trunk.length)}`;
    return {
      kind,
      shown: parts.join(' '),
      dialled: kind === 'inland' ? digits : abroad,
    };
  }
  return undefined;
}

/**
 * What the pages know of the telephone number of the business. Without a
 * setting it is one that nobody has.
 */
export function telephoneOfPages(setting?: string) {
  const { kind, shown, dialled } = readTelephone(setting || placeholder) ?? {
    kind: 'inland',
    shown: placeholder,
    dialled: placeholder.replaceAll(' ', ''),
  };
  return {
    SITE_PHONE: shown,
    SITE_PHONE_DIALLED: dialled,
    SITE_PHONE_TEXTED: kind === 'mobile' ? dialled : '',
  };
}

/**
 * The digits of a number in an address of WhatsApp: '61491570156'; `undefined`
 * unless it is a valid mobile or of another country.
 */
export function whatsAppDigits(typed: string): string | undefined {
  const { kind = '', dialled } = readTelephone(typed) ?? {};
  return ['mobile', 'abroad'].includes(kind) ? dialled?.slice(1) : undefined;
}

/** The numbers of the country in a text, as they are typed in their groups. */
export function telephonesIn(text: string): string[] {
  const apart = '[ ()-]{0,2}';
  const inGroups = (sizes: readonly number[]) =>
    sizes.map((size) => `\\d{${size}}`).join(apart);
  const patterns = forms.flatMap(({ starts, groups }) => {
    const [first = 0, ...others] = groups;
    const whole = inGroups([first - trunk.length, ...others]);
    return [
      `(?=${starts.join('|')})${inGroups(groups)}`,
      `\\+${code}${apart}(?:${trunk}${apart})?${whole}`,
    ];
  });
  const form = new RegExp(`(?<![\\w/-])(?:${patterns.join('|')})(?!\\d)`, 'g');
  return (text.match(form) ?? []).filter((typed) => readTelephone(typed));
}
