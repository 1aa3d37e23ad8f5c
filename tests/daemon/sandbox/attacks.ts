/**
 * The attacks on a sandbox: each is a shell script that a hostile agent would run inside, and what would show on this machine that it
 * got out. Scripts print what they reach; the report names each attack, and an escape is a mark of this machine where it must not be.
 *
 * An attack that succeeds must do no harm either: the sandbox may be broken, and its tests may run as root. What is not a target is never deleted,
 * written or covered; that it could be is enough, so it is opened or asked about.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';

/** Things outside of the sandbox that an attack aims at. */
export type Targets = {
  readonly folder: string;
  /** A text that is only in files outside. */
  readonly secret: string;
  readonly keyFile: string;
  readonly repository: string;
  readonly socket: string;
  readonly port: number;
  readonly victimPid: number;
  readonly tree: string;
  /** A server that the policy allows. */
  readonly allowedPort: number;
};

export type Attack = {
  readonly name: string;
  readonly script: (targets: Targets) => string;
  /** Whether what was printed shows an escape. What it changed outside is compared for every attack. */
  readonly escapedIf?: (printed: string, targets: Targets) => boolean;
  /** The hosts of the policy; absent: no network. */
  readonly hosts?: (targets: Targets) => readonly string[];
};

export const printedSecret = (printed: string, { secret }: Targets): boolean => printed.includes(secret);
const printedReached = (printed: string): boolean => /^REACHED$/m.test(printed);

const reachedIfWritable = (...folders: readonly string[]): string =>
  `for each in ${folders.join(' ')}; do test -w $each && echo REACHED; done`;

/** Nothing is written to them. */
const reachedIfOpened = (...files: readonly string[]): string =>
  `for each in ${files.join(' ')}; do (exec 3>> $each) && echo REACHED; done`;

export const attacks: readonly Attack[] = [
  {
    name: 'read a key of the user',
    script: ({ keyFile }) => `cat ${keyFile}; cat ~/.ssh/*; cat /root/.ssh/*; cat /home/*/.ssh/*`,
    escapedIf: printedSecret,
  },
  {
    name: 'read a key through a link',
    script: ({ keyFile }) => `ln -s ${keyFile} k; cat k; ln -s ${path.dirname(keyFile)} d; cat d/*`,
    escapedIf: printedSecret,
  },
  {
    name: 'read a key through the root of another process',
    script: ({ keyFile }) => `for p in /proc/[0-9]*; do cat $p/root${keyFile} $p/cwd/../key; done`,
    escapedIf: printedSecret,
  },
  {
    name: 'read the environment of the daemon',
    script: () => 'cat /proc/self/environ /proc/1/environ /proc/*/environ | tr "\\0" "\\n"',
    escapedIf: printedSecret,
  },
  {
    name: 'read the memory of the host',
    script: () =>
      'head -c 100 /proc/kcore && echo REACHED; head -c 100 /dev/mem && echo REACHED; head -c 1 /dev/sda /dev/vda && echo REACHED',
    escapedIf: printedReached,
  },
  { name: 'read the password hashes', script: () => 'test -r /etc/shadow && echo REACHED', escapedIf: printedReached },
  {
    name: 'see a process of the host',
    script: ({ victimPid }) =>
      `kill -0 ${victimPid} && grep -q sleep /proc/${victimPid}/cmdline && echo REACHED; pgrep -f 'workrail-[v]ictim' && echo REACHED`,
    escapedIf: printedReached,
  },
  {
    name: 'kill a process of the host',
    script: ({ victimPid }) =>
      `for p in ${victimPid} $PPID 1; do kill -9 $p; done; kill -9 -- -${victimPid}; pkill -9 -f workrail-victim`,
  },
  {
    name: 'delete the home directory',
    script: ({ folder }) => `HOME=${folder}; rm -rf ~ "$UNSET${folder}/"* 2>&1 | head -3`,
  },
  {
    name: 'write outside of the worktree',
    script: ({ folder }) =>
      `echo x > ${folder}/planted; mkdir -p ${folder} && echo x > ${folder}/planted; echo x > ../planted; ${reachedIfWritable('/usr/bin', '/etc')}`,
    escapedIf: printedReached,
  },
  {
    name: 'write through a link',
    script: ({ folder }) => `ln -s ${folder} out && echo x > out/planted; ln -sf ../planted up && echo x > up`,
  },
  {
    name: 'plant a hook in a repository of the user',
    script: ({ repository }) =>
      `printf '#!/bin/sh\\ntouch ${repository}/fired' > ${repository}/.git/hooks/post-checkout; chmod +x ${repository}/.git/hooks/post-checkout`,
  },
  {
    name: 'mount the root again, writable',
    script: ({ repository }) =>
      `mount -o remount,bind,rw /; mount -o remount,rw /; mount -o remount,bind,rw /usr; echo x > ${repository}/.git/hooks/post-checkout; ${reachedIfWritable('/', '/usr')}`,
    escapedIf: printedReached,
  },
  {
    name: 'mount a device or a file system',
    script: () =>
      'mkdir -p m; mount -t tmpfs t m && echo REACHED; mount --bind / m && echo REACHED; mount -t proc p m && echo REACHED; for d in vda sda nvme0n1; do mount /dev/$d m && echo REACHED; done',
    escapedIf: printedReached,
  },
  {
    name: 'unmount what covers a path',
    script: () => 'umount /proc/sys && echo REACHED; umount -l /worktree && echo REACHED',
    escapedIf: printedReached,
  },
  {
    name: 'make a namespace with new privileges',
    script: () =>
      'unshare --user --map-root-user true && echo REACHED; unshare --mount true && echo REACHED; unshare -Urmpf sh -c "mount -t tmpfs t /tmp" && echo REACHED',
    escapedIf: printedReached,
  },
  {
    name: 'enter the namespaces of another process',
    script: () =>
      'for which in --all --mount --net --pid; do nsenter --target 1 $which true && echo REACHED; done; nsenter -t $PPID -n -- true && echo REACHED',
    escapedIf: printedReached,
  },
  {
    name: 'leave the changed root',
    script: () =>
      'mkdir -p r; chroot r /bin/true; perl -e \'chroot("r") or exit 1; chdir("..") for 1..64; chroot("."); print "REACHED\\n" if -e "/etc/shadow"\'',
    escapedIf: printedReached,
  },
  {
    name: 'make a device',
    script: () => 'mknod d b 254 0 && echo REACHED; mknod c c 1 1 && head -c 1 c && echo REACHED',
    escapedIf: printedReached,
  },
  {
    name: 'gain a privilege by a program',
    script: () =>
      'grep -qE "^Cap(Inh|Prm|Eff|Bnd|Amb):.*[1-9a-f]" /proc/self/status && echo REACHED; grep -q "^NoNewPrivs:.0" /proc/self/status && echo REACHED; cp /bin/sh s; chmod u+s s; su -c true && echo REACHED; chown 0:0 s && echo REACHED',
    escapedIf: printedReached,
  },
  {
    name: 'connect to a socket of the host',
    script: ({ socket }) =>
      `perl -MIO::Socket::UNIX -e 'my $s = IO::Socket::UNIX->new("${socket}"); print <$s> if $s'; for s in /run/docker.sock /var/run/docker.sock /run/dbus/system_bus_socket /run/systemd/private; do test -S $s && echo REACHED; done`,
    escapedIf: (printed, targets) => printedSecret(printed, targets) || printedReached(printed),
  },
  {
    name: 'connect to a server of the host',
    script: ({ port }) =>
      `perl -MIO::Socket::INET -e 'my $s = IO::Socket::INET->new(PeerAddr => "127.0.0.1", PeerPort => ${port}, Timeout => 3); if ($s) { print $s "GET / HTTP/1.0\\r\\n\\r\\n"; print while <$s> }'; (exec 3<>/dev/tcp/127.0.0.1/${port}; printf 'GET / HTTP/1.0\\r\\n\\r\\n' >&3; timeout 3 cat <&3)`,
    escapedIf: printedSecret,
  },
  {
    name: 'find a network',
    script: () =>
      'ls /sys/class/net 2>/dev/null | grep -v "^lo$" && echo REACHED; tail -n +3 /proc/net/dev | grep -vE "^ *(lo|sit0|tunl0|ip6tnl0|gre0|gretap0|erspan0|ip_vti0|ip6_vti0|ip6gre0):" && echo REACHED; (exec 3<>/dev/tcp/192.0.2.1/80) && echo REACHED',
    escapedIf: printedReached,
  },
  {
    name: 'read the abstract sockets of the host',
    script: () =>
      'grep -q workrail-abstract /proc/net/unix && echo REACHED; perl -MSocket -e \'socket(my $s, PF_UNIX, SOCK_STREAM, 0); connect($s, pack("S a*", AF_UNIX, "\\0workrail-abstract")) and print "REACHED\\n"\'',
    escapedIf: printedReached,
  },
  {
    name: 'change the kernel',
    script: () =>
      `${reachedIfOpened('/proc/sys/kernel/core_pattern', '/proc/sys/kernel/hostname', '/proc/sys/vm/drop_caches', '/proc/sysrq-trigger')}; hostname "$(uname -n)" && echo REACHED; dmesg | head -1 | grep . && echo REACHED`,
    escapedIf: printedReached,
  },
  {
    name: 'see the control groups and the kernel of the host',
    script: () =>
      'test -e /sys/kernel && echo REACHED; test -e /sys/fs/cgroup/cgroup.procs && echo REACHED; test -w /proc/1/oom_score_adj && echo -1000 > /proc/1/oom_score_adj && echo REACHED',
    escapedIf: printedReached,
  },
  {
    name: 'trace the first process',
    script: () =>
      'grep -q "^TracerPid" /proc/1/status; timeout 1 strace -p 1 -o /dev/null; ls -l /proc/1/root/ | grep -q lost+found && echo REACHED',
    escapedIf: printedReached,
  },
  {
    name: 'reach files through an open descriptor',
    script: ({ keyFile }) => `for f in /proc/[0-9]*/fd/*; do test -d "$f" && cat "$f${keyFile}"; done`,
    escapedIf: printedSecret,
  },
  {
    name: 'raise the limits of a process',
    script: () =>
      'ulimit -Hu 1000000 && echo REACHED; ulimit -Hf unlimited && echo REACHED; prlimit --nproc=1000000:1000000 true && echo REACHED',
    escapedIf: printedReached,
  },
];

/** Everything below a folder, with what tells one state from another. */
function stateOf(folder: string): string {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      const stat = fs.lstatSync(file);
      return `${name} ${stat.mode} ${stat.isFile() ? fs.readFileSync(file, 'base64') : ''}`;
    })
    .join('\n');
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

export type Aim = { readonly targets: Targets; readonly state: () => string; readonly close: () => void };

/** A user's files, a repository, a socket, a server and a process, all outside of the sandbox. */
export async function aim(folder: string, tree: string, victimPid: number): Promise<Aim> {
  const secret = `secret-${process.pid}-of-this-machine`;
  const outside = path.join(folder, 'outside');
  fs.mkdirSync(path.join(outside, 'home'), { recursive: true });
  const keyFile = path.join(outside, 'home', 'key');
  fs.writeFileSync(keyFile, secret);
  process.env['WORKRAIL_ATTACK_SECRET'] = secret;
  const repository = path.join(outside, 'repository');
  execFileSync('git', ['init', '-q', repository]);
  const socket = path.join(folder, 'daemon.sock');
  const server = net.createServer((connection) => connection.end(`${secret}\n`)).listen(socket);
  const abstract = net
    .createServer()
    .listen('\0workrail-abstract')
    .on('error', () => {});
  const web = http.createServer((_, response) => response.end(secret)).listen(0, '127.0.0.1');
  const allowed = http.createServer((_, response) => response.end('WELCOME\n')).listen(0, '127.0.0.1');
  await Promise.all([web, allowed].map((each) => new Promise((resolve) => each.once('listening', resolve))));
  fs.chmodSync(socket, 0o777);
  const portOf = (server: net.Server) => (server.address() as net.AddressInfo).port;
  const [port, allowedPort] = [portOf(web), portOf(allowed)];
  return {
    targets: { folder: outside, secret, keyFile, repository, socket, port, victimPid, tree, allowedPort },
    state: () => `${stateOf(outside)}\nvictim ${isAlive(victimPid)}`,
    close: () => {
      for (const each of [server, abstract, web, allowed]) each.close();
    },
  };
}
