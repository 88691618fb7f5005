import labelsFile from '../../data/labels.json' with { type: 'json' };
import type { ContentOf } from '../../data/schema/files';

export const labels: ContentOf<'data/labels.json'> = labelsFile;
