/**
 * What a hostile agent plants in its worktree and in what it sees of the repository, so that git runs a program of its own outside of
 * the sandbox, or changes the repository of the user. `marker` is a file of this machine that each planted program would make.
 */
export type GitAttack = {
  readonly name: string;
  readonly script: (marker: string) => string;
  /**
   * Works on a plain checkout in which a daemon runs `git status`: the attacks must be able to succeed. Its script runs on this
   * machine too, so it names only files of the checkout.
   */
  readonly firesOnStatus?: boolean;
};

const program = (marker: string, path: string): string =>
  `printf '#!/bin/sh\\ntouch ${marker}\\ncat\\n' > ${path}; chmod +x ${path}`;

export const gitAttacks: readonly GitAttack[] = [
  {
    name: 'plant a hook',
    script: (marker) =>
      `for d in "$(git rev-parse --git-path hooks)" /git/hooks /git/worktrees/session/hooks .git/hooks; do mkdir -p $d; for h in post-checkout pre-commit post-commit reference-transaction post-index-change pre-auto-gc; do ${program(marker, '$d/$h')}; done; done`,
  },
  {
    name: 'set the path of hooks in the configuration',
    script: (marker) =>
      `mkdir -p hooks; for h in post-checkout reference-transaction post-index-change; do ${program(marker, 'hooks/$h')}; done; git config core.hooksPath "$PWD/hooks"; git config --worktree core.hooksPath "$PWD/hooks"; echo "[core] hooksPath = $PWD/hooks" >> /git/config`,
  },
  {
    name: 'set a file system monitor in the configuration',
    script: (marker) =>
      `${program(marker, 'monitor')}; git config core.fsmonitor "$PWD/monitor"; git config extensions.worktreeConfig true; git config --worktree core.fsmonitor "$PWD/monitor"; printf '[core]\\n\\tfsmonitor = ./monitor\\n' | tee /git/worktrees/session/config.worktree /git/config.worktree`,
  },
  {
    name: 'replace the file .git by a repository with a monitor',
    firesOnStatus: true,
    script: (marker) =>
      `${program(marker, 'monitor')}; git init -q evil; git -C evil config core.fsmonitor "$PWD/monitor"; git -C evil config core.worktree "$PWD"; rm -rf .git; mv .git gone; mv evil/.git .git; echo "gitdir: $PWD/evil/.git" > .git; ln -sfn evil/.git .git`,
  },
  {
    name: 'name another common directory',
    script: (marker) =>
      `${program(marker, 'monitor')}; git init -q evil; git -C evil config core.fsmonitor "$PWD/monitor"; g=/git/worktrees/session; echo "$PWD/evil/.git" > $g/commondir; rm -f $g/commondir; mv $g/commondir $g/x; echo "$PWD/evil/.git" > $g/gitdir; mv /git/worktrees /git/w2`,
  },
  {
    name: 'plant a filter and a diff program through attributes',
    script: (marker) =>
      `${program(marker, 'run')}; echo '* filter=evil diff=evil merge=evil' > .gitattributes; mkdir -p /git/info; echo '* filter=evil' > /git/info/attributes; for k in filter.evil.clean filter.evil.smudge filter.evil.process diff.evil.command diff.evil.textconv diff.external merge.evil.driver; do git config $k "$PWD/run"; done; echo changed >> a.txt`,
  },
  {
    name: 'plant a nested repository with a monitor',
    script: (marker) =>
      `git init -q sub; ${program(marker, 'sub/monitor')}; git -C sub config core.fsmonitor "$PWD/sub/monitor"; echo x > sub/x; git -C sub add x; git -C sub commit -qm x; git add sub; git commit -qm sub; echo y > sub/x`,
  },
  {
    name: 'plant a submodule whose address runs a program',
    script: (marker) =>
      `printf '[submodule "s"]\\n\\tpath = s\\n\\turl = ext::touch ${marker}\\n\\tupdate = !touch ${marker}\\n' > .gitmodules; git add .gitmodules; git update-index --add --cacheinfo 160000,$(git rev-parse HEAD),s; git commit -qm s`,
  },
  {
    name: 'make a bare repository of ordinary files',
    script: (marker) =>
      `${program(marker, 'monitor')}; git init -q --bare bare; git --git-dir=bare config core.fsmonitor "$PWD/monitor"; cp -r bare/* .; git --git-dir=bare config core.worktree "$PWD"`,
  },
  {
    name: 'move a branch, a tag and the refs of the daemon',
    script: () =>
      `c=$(git commit-tree -m x HEAD^{tree}); git update-ref refs/heads/main $c; git branch -f main $c; git tag -f v1 $c; git update-ref refs/worktrain/sess_one $c; git update-ref refs/worktrain/other $c; echo $c > /git/refs/heads/main; rm -f /git/packed-refs; echo "$c refs/heads/planted" > /git/packed-refs; git stash list; git pack-refs --all; git symbolic-ref HEAD refs/heads/main`,
  },
  {
    name: 'overwrite and remove shared objects',
    script: () =>
      `chmod -R u+w /git-objects; find /git-objects -type f | head -50 | while read f; do echo x > "$f"; rm -f "$f"; done; rm -rf /git-objects /git/objects; git gc --prune=now; git prune --expire=now; git repack -ad`,
  },
  {
    name: 'borrow objects from a directory of this machine',
    script: (marker) =>
      `mv /git/objects/info /git/objects/i2; mkdir -p /git/objects/info; echo ${marker.replace(/[^/]*$/, '')}checkout/.git/objects > /git/objects/info/alternates; ln -s ${marker.replace(/[^/]*$/, '')}checkout/.git/objects/pack /git/objects/pack2; rm -rf /git/objects/pack; ln -s ${marker.replace(/[^/]*$/, '')}checkout/.git/objects/pack /git/objects/pack`,
  },
  {
    name: 'delete the worktree and the repository',
    script: () =>
      'rm -rf /git/worktrees/session /git /worktree/.git /worktree/* /worktree/.[a-z]* /git-out /git-objects',
  },
  {
    name: 'run git outside of the worktree by a link',
    script: (marker) => {
      const folder = marker.replace(/[^/]*$/, '');
      return `ln -s ${folder}checkout here; git -C here config core.hooksPath x; echo x > here/a.txt; git --git-dir=${folder}checkout/.git update-ref refs/heads/main HEAD; git worktree add ${folder}planted; git init --separate-git-dir ${folder}planted2 x`;
    },
  },
];
