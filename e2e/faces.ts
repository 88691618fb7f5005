import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const dejaVu = 'dejavu-fonts-ttf/ttf';
const roboto = '@expo-google-fonts/roboto';

/** A browser of the journeys finds one of these sets, and no other font. */
const systemFonts = {
  Roboto: [
    `${roboto}/400Regular/Roboto_400Regular.ttf`,
    `${roboto}/700Bold/Roboto_700Bold.ttf`,
  ],
  'DejaVu Sans': [`${dejaVu}/DejaVuSans.ttf`, `${dejaVu}/DejaVuSans-Bold.ttf`],
  'DejaVu Serif': [
    `${dejaVu}/DejaVuSerif.ttf`,
    `${dejaVu}/DejaVuSerif-Bold.ttf`,
  ],
};

/** On Linux alone. Elsewhere a browser uses the installed fonts. */
export function environmentWith(
  name: keyof typeof systemFonts,
): Record<string, string> {
  const folder = resolve('node_modules/.cache/system-fonts', name);
  const file = join(folder, 'fonts.conf');
  // Write once: the browser of another worker may be reading.
  if (!existsSync(file)) {
    for (const path of systemFonts[name])
      cpSync(join('node_modules', path), join(folder, basename(path)));
    // Fontconfig reads the fonts beside this file, and no others.
    writeFileSync(
      file,
      '<fontconfig><dir prefix="relative">.</dir></fontconfig>',
    );
  }
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file };
}
