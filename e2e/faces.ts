import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const dejaVu = (...names: string[]) => names.map((name) => `dejavu-fonts-ttf/ttf/${name}.ttf`);
const roboto = (...names: string[]) => names.map((name) => `@expo-google-fonts/roboto/${name}.ttf`);

/** The faces of a visitor's system, each set alone: what a browser of the journeys may find. */
export const faces = {
  Roboto: roboto('400Regular/Roboto_400Regular', '700Bold/Roboto_700Bold'),
  'DejaVu Sans': dejaVu('DejaVuSans', 'DejaVuSans-Bold'),
  'DejaVu Serif': dejaVu('DejaVuSerif', 'DejaVuSerif-Bold'),
};

/**
 * The environment of a browser that finds one set of faces and no other, whatever is installed. Only Linux asks for it: on
 * macOS and Windows a browser uses the system's faces.
 * @param name the set
 */
export function environmentWith(name: keyof typeof faces): Record<string, string> {
  const folder = resolve('node_modules/.cache/faces', name);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'fonts.conf');
  const paths = faces[name].map((path) => resolve('node_modules', path));
  const text = fontconfig(paths, join(folder, 'cache'));
  // Another worker's browser may be reading it.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file };
}

function fontconfig(paths: string[], cache: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${paths.map((path) => `  <dir>${escaped(resolve(path, '..'))}</dir>`).join('\n')}
  <selectfont>
    <rejectfont><glob>*</glob></rejectfont>
${paths.map((path) => `    <acceptfont><glob>${escaped(path)}</glob></acceptfont>`).join('\n')}
  </selectfont>
  <cachedir>${escaped(cache)}</cachedir>
</fontconfig>
`;
}

const escaped = (path: string) => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
