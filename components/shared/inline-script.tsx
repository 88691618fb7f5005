/** Runs at once, before the scripts of the page have loaded. */
export const InlineScript = ({ text }: { text: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions
  <script dangerouslySetInnerHTML={{ __html: text }} />
);
