import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findAccount, mayEnter } from './postgres-account.ts';

describe('findAccount', () => {
  const passwd = 'root:x:0:0::/root:/bin/sh\npostgres:x:101:104::/:/bin/sh\nnobody:*:-2:-2::/:/\n';

  it('reads the numbers of a user', () => {
    expect(findAccount(passwd, 'postgres')).toEqual({ uid: 101, gid: 104 });
  });

  it('turns the negative numbers of macOS into what the system calls want', () => {
    expect(findAccount(passwd, 'nobody')).toEqual({ uid: 4_294_967_294, gid: 4_294_967_294 });
  });

  it('finds neither a missing user nor root', () => {
    expect(findAccount(passwd, 'post')).toBeNull();
    expect(findAccount(passwd, 'root')).toBeNull();
  });
});

describe('mayEnter', () => {
  it('asks every folder on the way', () => {
    const top = mkdtempSync(path.join(tmpdir(), 'stepwise-account-'));
    const deep = path.join(top, 'a', 'b');
    mkdirSync(deep, { recursive: true });
    for (const dir of [top, path.dirname(deep), deep]) chmodSync(dir, 0o711);
    const stranger = { uid: 4_242, gid: 4_242 };
    try {
      expect(mayEnter(stranger, deep)).toBe(true);
      chmodSync(path.dirname(deep), 0o700);
      expect(mayEnter(stranger, deep)).toBe(false);
      expect(mayEnter({ uid: process.getuid?.() ?? 0, gid: 0 }, deep)).toBe(true);
    } finally {
      rmSync(top, { recursive: true });
    }
  });
});
