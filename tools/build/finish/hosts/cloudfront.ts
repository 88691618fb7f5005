import type { Headers, HostRules } from '../host-rules';

/** The CloudFront function for every viewer request. It adds the file name, because S3 has only files, and it redirects aliases. */
export function cloudfrontFunction({ redirects }: HostRules): string {
  return `// Written by the build. A CloudFront function (cloudfront-js-2.0) for 'viewer request' of every behaviour.
const redirects = ${JSON.stringify(redirects, null, 2)};

function handler(event) {
  const request = event.request;
  const path = request.uri.replace(/(.)\\/+$/, '$1');
  if (Object.prototype.hasOwnProperty.call(redirects, path)) {
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: redirects[path] + queryFor(redirects[path], request.querystring) } },
    };
  }
  if (path === '/') request.uri = '/index.html';
  else request.uri = path.split('/').pop().includes('.') ? path : path + '/index.html';
  return request;
}

// The query of the request, except for an address that ends in '#…'. CloudFront leaves the values encoded.
function queryFor(address, querystring) {
  const pairs = [];
  for (const name in querystring) {
    const values = querystring[name].multiValue || [querystring[name]];
    values.forEach((each) => pairs.push(name + '=' + each.value));
  }
  return pairs.length && !address.includes('#') ? '?' + pairs.join('&') : '';
}
`;
}

/**
 * The response-headers policies of CloudFront: one for all paths and one for each kind of file. They cannot depend on the
 * path, so the page's own part of the content policy is only in the page.
 * @returns file name and content of each
 */
export function cloudfrontPolicies(rules: HostRules): Readonly<Record<string, string>> {
  const all = { ...rules.headers, ...rules.caching };
  return Object.fromEntries([
    ['cloudfront-headers.json', responsePolicy('site-headers', 'every path', all)],
    ...rules.kinds.map(({ name, paths, headers }) => [
      `cloudfront-headers-${name}.json`,
      responsePolicy(`site-headers-${name}`, paths.join(' and '), { ...all, ...headers }),
    ]),
  ]);
}

function responsePolicy(name: string, paths: string, headers: Headers): string {
  const { security, custom } = split(headers);
  const policy = {
    Name: name,
    Comment: `For the behaviour of ${paths}`,
    SecurityHeadersConfig: security,
    CustomHeadersConfig: { Quantity: custom.length, Items: custom },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}

/** CloudFront accepts these six headers only in special fields. */
function split(headers: Headers) {
  const {
    'Content-Security-Policy': ContentSecurityPolicy,
    'Strict-Transport-Security': transport = '',
    'X-Content-Type-Options': _,
    'X-Frame-Options': FrameOption,
    'Referrer-Policy': ReferrerPolicy,
    ...custom
  } = headers;
  return {
    security: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption },
      ReferrerPolicy: { Override: true, ReferrerPolicy },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(transport.match(/max-age=(\d+)/)?.[1]),
      },
    },
    custom: Object.entries(custom).map(([Header, Value]) => ({ Header, Value, Override: true })),
  };
}
