import { attribute, type Element } from '../../build/finish/elements';
import { type BuiltPage, type BuiltSite, fileOf, find } from './built-site';

/** No link, anchor, picture, script or style of any page leads nowhere, and none leaves the site unencrypted. */
export function links(site: BuiltSite): string[] {
  const pages = [...site.pages, ...(site.errorPage ? [site.errorPage] : [])];
  return pages.flatMap((page) => {
    const targets = new Set(page.elements.flatMap(targetsOf));
    return [...targets].flatMap((target) => {
      const fault = faultOf(site, page, target);
      return fault ? [`${page.path}: ${target} ${fault}`] : [];
    });
  });
}

/** Every picture says what it shows, or that it only decorates, and keeps its place before it comes. */
export function pictures({ pages, errorPage }: BuiltSite): string[] {
  return [...pages, ...(errorPage ? [errorPage] : [])].flatMap((page) =>
    find(page.elements, 'img').flatMap((picture) =>
      ['alt', 'width', 'height']
        .filter((name) => attribute(picture, name) === undefined)
        .map((name) => `${page.path}: the picture ${attribute(picture, 'src')} has no ${name}`),
    ),
  );
}

function targetsOf(element: Element): string[] {
  const single = ['href', 'src', 'poster', 'action'].map((name) => attribute(element, name));
  const lists = ['srcset', 'imagesrcset'].flatMap((name) =>
    (attribute(element, name) ?? '').split(/,\s+/).map((entry) => entry.trim().split(' ')[0]),
  );
  return [...single, ...lists].filter((target): target is string => !!target);
}

function faultOf(site: BuiltSite, page: BuiltPage, target: string): string | undefined {
  if (/^(mailto|tel|sms|geo|maps|data):/.test(target)) return undefined;
  const own = target === site.address || target.startsWith(`${site.address}/`);
  if (/^[a-z][a-z\d+.-]*:/i.test(target) && !own)
    return target.startsWith('https://') ? undefined : 'is no safe address';
  const [place = '', fragment] = (own ? target.slice(site.address.length) : target).split('#');
  const path = place.split('?')[0] || (place || own ? '/' : page.path);
  const there = [...site.pages, page].find((candidate) => candidate.path === path);
  if (!there && !fileOf(site, path)) return 'leads nowhere';
  const named = !fragment || there?.elements.some((element) => attribute(element, 'id') === fragment);
  return named ? undefined : 'names a part that is not there';
}
