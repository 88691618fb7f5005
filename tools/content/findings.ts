import { contentMistakes, readContents } from './content';
import type { Finding } from './finding';
import { areListed } from './lists';
import { loadSettings, type Settings } from './load-settings';
import { settingMistakes, settingsToSet } from './settings';

/** All that the checks find. It writes no file. */
export async function findings(
  settings: Settings = loadSettings(),
): Promise<Finding[]> {
  return [
    ...(await mistakes(settings)),
    ...settingsToSet(settings),
    ...(await furtherFindings(settings)),
  ];
}

/** What stops a build. */
export async function mistakes(
  settings: Settings = loadSettings(),
): Promise<Finding[]> {
  const ofSettings = settingMistakes(settings);
  const ofContent = contentMistakes();
  if (ofContent.length || !areListed()) return [...ofSettings, ...ofContent];
  const { textMistakes } = await import('./texts');
  return [...ofSettings, ...textMistakes(readContents())];
}

async function furtherFindings(settings: Settings): Promise<Finding[]> {
  if (contentMistakes().length)
    return asked('Nothing else is looked at until then.');
  if (!areListed())
    return asked(
      "data/ has other tours or pages than the last build; 'npm run build' takes them in, then check again.",
    );
  const { siteFindings } = await import('./site-findings');
  return siteFindings(settings);
}

const asked = (sentence: string): Finding[] => [{ level: 'yellow', sentence }];
