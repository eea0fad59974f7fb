import { get } from '../lib/api.mjs';
import { askSecret } from '../lib/ask-secret.mjs';
import { configFile, hostOf, readConfig, writeConfig } from '../lib/config.mjs';
import { EXIT, Failure } from '../lib/failure.mjs';
import { say, warn } from '../lib/say.mjs';

export const login = {
  usage: 'login ADDRESS',
  summary: 'Keep a token for a site; it is asked for, or read from a pipe',
  options: {},

  /** @param {{ positionals: string[] }} args */
  async run({ positionals: [address] }) {
    if (address === undefined) throw new Failure(EXIT.usage, 'Which site? stepwise login ADDRESS');
    const host = hostOf(address);
    if (isOpen(host)) warn(`${host} is not encrypted: whoever is on the way can read the token.`);
    const token = await askSecret(`Make a token at ${host}/profile and paste it here: `);
    if (token === '') throw new Failure(EXIT.usage, 'No token was given');
    const { data } = await get({ host, token }, '/token');
    const { tokens } = readConfig();
    writeConfig({ host, tokens: { ...tokens, [host]: token } });
    const { name, scopes, expiresAt } = data.token;
    const until = String(expiresAt).slice(0, 10);
    say(`Logged in at ${host} as ${data.user.name}, with the token “${name}” until ${until}.`);
    if (!scopes.includes('submit')) say('It may only read: programs cannot be submitted with it.');
    say(`It is kept in ${configFile()}.`);
    return EXIT.ok;
  },
};

export const logout = {
  usage: 'logout',
  summary: 'Forget the token of the site that you use; revoke it on your profile page, too',
  options: {},

  async run() {
    const { host, tokens } = readConfig();
    if (host === null) throw new Failure(EXIT.usage, 'You are not logged in');
    const others = Object.fromEntries(Object.entries(tokens).filter(([one]) => one !== host));
    writeConfig({ host: Object.keys(others)[0] ?? null, tokens: others });
    say(`The token for ${host} is forgotten here. It works until it is revoked: ${host}/profile`);
    return EXIT.ok;
  },
};

/** @param {string} host */
function isOpen(host) {
  const { protocol, hostname } = new URL(host);
  return protocol === 'http:' && !/^(localhost|127\..*|\[::1\])$/.test(hostname);
}
