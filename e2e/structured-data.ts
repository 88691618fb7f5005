import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

/**
 * What an independent validator finds wrong in the structured data of a page, by the vocabulary of schema.org and by what
 * Google asks for. What Google would like besides (an article number, a colour) is not counted.
 */
export async function structuredDataErrors(html: string): Promise<string[]> {
  const data = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html);
  if (Object.keys(data.jsonld).length === 0) return ['There is no structured data.'];
  const findings = await new Validator(vocabulary()).validate(data);
  return findings
    .filter(({ severity, issueMessage }) => severity === 'ERROR' || /not supported/.test(issueMessage))
    .map(({ issueMessage, path }) => `${issueMessage} (${path.map(({ type }) => type).join(' > ')})`);
}

/**
 * The types of schema.org and their properties, as the validator reads them. schema.org's own file is not in any package;
 * its types in TypeScript are, generated from it.
 */
function vocabulary() {
  const types = readFileSync(createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts'), 'utf8');
  const graph: object[] = [];
  const owners = new Map<string, string[]>();
  for (const [, name = '', parents = '', body = ''] of types.matchAll(
    /interface (\w+?)(?:Base|Leaf) extends (?:Partial<IdReference>, )?([^{]*)\{([\s\S]*?)\n\}/g,
  )) {
    const above = (parents.match(/\w+(?=Base\b)/g) ?? []).filter((id) => id !== name);
    // A type that others build on stands there twice, the second time with nothing of its own.
    if (above.length === 0 && name !== 'Thing') continue;
    graph.push({ '@id': name, '@type': 'rdfs:Class', 'rdfs:subClassOf': above.map((id) => ({ '@id': id })) });
    for (const [, property = ''] of body.matchAll(/^\s+"?(\w+)"?\??:/gm)) {
      owners.set(property, [...(owners.get(property) ?? []), name]);
    }
  }
  for (const [property, names] of owners) {
    graph.push({
      '@id': property,
      '@type': 'rdf:Property',
      'schema:domainIncludes': names.map((name) => ({ '@id': name })),
    });
  }
  return { '@graph': graph };
}
