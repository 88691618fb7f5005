// Written by the build. A CloudFront function (cloudfront-js-2.0) for 'viewer request' of every behaviour.
const redirects = {
  "/tours": "/#tours",
  "/snorkelling": "/tours/snorkelling",
  "/snorkeling": "/tours/snorkelling",
  "/tours/snorkeling": "/tours/snorkelling",
  "/fishing": "/tours/fishing",
  "/sunset": "/tours/sunset",
  "/charter": "/tours/privatecharter",
  "/private-charter": "/tours/privatecharter",
  "/tours/private-charter": "/tours/privatecharter",
  "/boathire": "/boat-hire",
  "/hire": "/boat-hire",
  "/about-us": "/about",
  "/faqs": "/faq",
  "/book": "/contact",
  "/booking": "/contact",
  "/enquire": "/contact",
  "/contact-us": "/contact"
};

function handler(event) {
  const request = event.request;
  const path = request.uri.replace(/(.)\/+$/, '$1');
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
