import type { Headers, HostRules } from '../host-rules';

/**
 * A Caddyfile. Caddy fetches the certificate, redirects http to https and uses HTTP/2 without further directives. All directives
 * are in a `route`. Outside a `route` Caddy sorts directives, and the general headers would replace the special ones.
 */
export function caddyfile(rules: HostRules, serverName: string): string {
  const redirects = Object.entries(rules.redirects);
  return `# Written by the build. Copy to /etc/caddy/Caddyfile and put your own into the lines marked <-.
(site) {
	root * /var/www/site # <- what is in out/ and in compressed/ goes here
	encode gzip
${lines({ ...rules.headers, ...rules.caching })}
}

(files) {
	# Sends the files of compressed/. What has none there is compressed when it is sent.
	file_server {
		precompressed br gzip
	}
}

${serverName} { # <-
	route {
		import site
${rules.kinds
  .map(
    ({ name, paths, headers }) =>
      `		@${name} path ${paths.map(anywhere).join(' ')}\n${lines(headers, `@${name} `).replaceAll(/^/gm, '\t')}`,
  )
  .join('\n')}
		# The one type that Caddy does not know.
		@manifest path *.webmanifest
		header @manifest Content-Type "${rules.types.webmanifest}"

		# /about/ is /about, without a redirect that could lose what follows the question mark.
		@slash path_regexp slash ^(/.+?)/+$
		rewrite @slash {re.slash.1}

		# Addresses people type. A rewrite keeps what follows the question mark; an address with '#' cannot have it.
${redirects
  .filter(([, to]) => to.includes('#'))
  .map(([from, to]) => `		redir ${from} ${to} 301\n`)
  .join('')}		map {path} {alias} {
${redirects
  .filter(([, to]) => !to.includes('#'))
  .map(([from, to]) => `			${from} ${to}`)
  .join('\n')}
			default ""
		}
		@alias expression {alias} != ""
		route @alias {
			rewrite * {alias}
			redir * {uri} 301
		}

		# Files for hosts are not for visitors, and the 404 page has no address of its own. No file name has a zero byte.
		@hidden {
			path ${rules.hidden.join(' ')} /.*
			not path /.well-known/*
		}
		error @hidden 404
		@zero path_regexp \\x00
		error @zero 404

		try_files {path} {path}.html {path}/index.html
		import files
	}

	handle_errors {
		import site
		header Content-Type "${rules.types.html}"
		rewrite * ${rules.notFound}
		import files
	}
}
`;
}

function lines(headers: Headers, matcher = ''): string {
  return Object.entries(headers)
    .map(([name, value]) => `\theader ${matcher}${name} "${value}"`)
    .join('\n');
}

/** In Caddy an asterisk inside a path stops at the next slash. At the start of a path it does not. */
function anywhere(path: string): string {
  return path.replace(/^\/\*\./, '*.');
}
