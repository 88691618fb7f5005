import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Mustache from 'mustache';
import { projectFolder } from '../shared/terminal';

export type Email = {
  to: string;
  from: string;
  replyTo: string;
  subject: string;
  html: string;
  text: string;
};

/**
 * Renders the owner's template (`email-template/`) as EmailJS does: Mustache's rules, values escaped unless in three
 * brackets (https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/).
 * @param params as the site sent them; a missing one is empty
 */
export function renderEmail(params: Readonly<Record<string, unknown>>): Email {
  const render = (template: string) => Mustache.render(template, params).trim();
  return {
    to: render('{{{to_email}}}'),
    from: render('{{{from_name}}}'),
    replyTo: render('{{{contact_details}}}'),
    subject: render(readTemplate('subject.txt')),
    html: render(readTemplate('body.html')),
    text: render(readTemplate('body.txt')),
  };
}

export const templateFiles = ['subject.txt', 'body.html', 'body.txt'] as const;

/** Every field that a template asks for, the conditional ones too, each once. */
export function templateFields(template: string): string[] {
  const tags = template.matchAll(/\{\{\{?[#/^]?\s*([\w-]+)\s*\}?\}\}/g);
  return [...new Set([...tags].map((tag) => tag[1] ?? ''))];
}

/** The template files, read each time, so that the owner sees a change at once. */
export function readTemplate(name: (typeof templateFiles)[number]): string {
  return readFileSync(join(projectFolder, 'email-template', name), 'utf8');
}
