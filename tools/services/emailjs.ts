import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Mustache from 'mustache';
import { projectFolder } from '../shared/terminal';

/**
 * Renders the owner's template as EmailJS does: https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/. Its To field
 * is none of ours: there stands the owner's own address, so that nobody can choose where the e-mail goes.
 */
export function renderEmail(params: Readonly<Record<string, unknown>>) {
  const render = (template: string) => Mustache.render(template, params).trim();
  return {
    from: render(instruction('From Name')),
    replyTo: render(instruction('Reply To')),
    subject: render(readTemplate('subject.txt')),
    html: render(readTemplate('body.html')),
    text: render(readTemplate('body.txt')),
  };
}

/** What the README says to put into a field at EmailJS that has no file of its own. */
const instruction = (field: string) =>
  new RegExp(`^\\| ${field} +\\| \`(.+?)\` +\\|`, 'm').exec(readTemplate('README.md'))?.[1] ?? '';

export const templateFiles = ['subject.txt', 'body.html', 'body.txt'] as const;

/** Reads a file of the template again for each e-mail, so that the owner sees a change at once. */
export function readTemplate(name: (typeof templateFiles)[number] | 'README.md'): string {
  return readFileSync(join(projectFolder, 'email-template', name), 'utf8');
}
