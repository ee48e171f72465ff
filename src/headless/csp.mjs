// The one place that says what a page of Tidetable may load. Used by the build (meta tag, _headers) and by every server here.

const rules = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'none'",
};

const written = (entries) => entries.map(([name, value]) => `${name} ${value}`).join('; ');

/** For the meta tag; browsers ignore frame-ancestors there. */
export const metaPolicy = written(Object.entries(rules));

/** For the HTTP header. */
export const headerPolicy = written(Object.entries({ ...rules, 'frame-ancestors': "'none'" }));

export const securityHeaders = {
  'Content-Security-Policy': headerPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};
