import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { escapeUTF8 } from 'entities';

const dejaVu = (...names: string[]) => names.map((name) => `dejavu-fonts-ttf/ttf/${name}.ttf`);
const roboto = (...names: string[]) => names.map((name) => `@expo-google-fonts/roboto/${name}.ttf`);

/** Sets of system fonts. A browser of the journeys finds one set and no other font. */
export const systemFonts = {
  Roboto: roboto('400Regular/Roboto_400Regular', '700Bold/Roboto_700Bold'),
  'DejaVu Sans': dejaVu('DejaVuSans', 'DejaVuSans-Bold'),
  'DejaVu Serif': dejaVu('DejaVuSerif', 'DejaVuSerif-Bold'),
};

/**
 * Returns the environment of a browser that finds one set of system fonts only. It works on Linux; on macOS and Windows a
 * browser uses the installed fonts.
 * @param name the set
 */
export function environmentWith(name: keyof typeof systemFonts): Record<string, string> {
  const folder = resolve('node_modules/.cache/faces', name);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'fonts.conf');
  const paths = systemFonts[name].map((path) => resolve('node_modules', path));
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${paths.map((path) => `  <dir>${escapeUTF8(dirname(path))}</dir>`).join('\n')}
  <selectfont>
    <rejectfont><glob>*</glob></rejectfont>
${paths.map((path) => `    <acceptfont><glob>${escapeUTF8(path)}</glob></acceptfont>`).join('\n')}
  </selectfont>
  <cachedir>${escapeUTF8(join(folder, 'cache'))}</cachedir>
</fontconfig>
`;
  // Write only changes: the browser of another worker may be reading this file.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file };
}
