declare module '@adobe/structured-data-validator' {
  type Finding = { severity: 'ERROR' | 'WARNING'; issueMessage: string; path: { type: string }[] };
  export default class Validator {
    constructor(vocabulary: object);
    validate(data: object): Promise<Finding[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation?: boolean; embedSource?: string[] });
    parse(html: string): { jsonld: Record<string, unknown[]> };
  }
}
