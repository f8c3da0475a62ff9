/*
 * What a disk may keep of a folder when power goes: of each file the content of its last sync, of each folder the names
 * of its last sync, and nothing else. Loaded before a program (LD_PRELOAD), this keeps exactly that beside the folder;
 * the program itself goes on with its real files.
 *
 * STRICT_ROOT: the folder, without links in its path. STRICT_STORE: where it is kept, on the same file system:
 *   isi/<inode>   content of a file at its last fsync or fdatasync
 *   nama/<inode>  names in a folder at its last fsync: lines of kind (f, d), inode and name
 *   tahan/<inode> a link to every file named in the two, so that no inode number is given out twice
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static unsigned long made;

static void give_up(const char *what) {
  fprintf(stderr, "drop-unsynced: %s: %s\n", what, strerror(errno));
  _exit(99);
}

static void place(char *out, const char *kind, unsigned long inode) {
  snprintf(out, 4096, "%s/%s/%lu", getenv("STRICT_STORE"), kind, inode);
}

static int is_inside(const char *path) {
  const char *root = getenv("STRICT_ROOT");
  size_t length = root ? strlen(root) : 0;
  return length > 0 && strncmp(path, root, length) == 0 && (path[length] == '/' || path[length] == 0);
}

static void hold(const char *path, unsigned long inode) {
  char held[4096];
  place(held, "tahan", inode);
  /* A name that is gone since is no name to keep. */
  if (linkat(AT_FDCWD, path, AT_FDCWD, held, 0) != 0 && errno != EEXIST && errno != ENOENT) give_up("hold");
}

/* Written whole under another name first: the kill may come at any moment. */
static int begin(char *fresh) {
  snprintf(fresh, 4096, "%s/baru.%d.%lu", getenv("STRICT_STORE"), (int)getpid(), made++);
  int out = open(fresh, O_CREAT | O_EXCL | O_WRONLY, 0600);
  if (out < 0) give_up("begin");
  return out;
}

static void put_all(int out, const char *bytes, ssize_t count) {
  while (count > 0) {
    ssize_t done = write(out, bytes, count);
    if (done < 0) give_up("write");
    bytes += done;
    count -= done;
  }
}

static void end(int out, const char *fresh, const char *kind, unsigned long inode) {
  char kept[4096];
  close(out);
  place(kept, kind, inode);
  if (rename(fresh, kept) != 0) give_up("rename");
}

static void keep_content(const char *path, unsigned long inode) {
  char fresh[4096];
  char bytes[65536];
  ssize_t count;
  int in = open(path, O_RDONLY);
  if (in < 0) return;
  hold(path, inode);
  int out = begin(fresh);
  while ((count = read(in, bytes, sizeof bytes)) > 0) put_all(out, bytes, count);
  close(in);
  end(out, fresh, "isi", inode);
}

static void keep_names(const char *path, unsigned long inode) {
  char fresh[4096];
  char below[8192];
  char line[8192];
  struct dirent *entry;
  struct stat found;
  DIR *folder = opendir(path);
  if (!folder) give_up("opendir");
  int out = begin(fresh);
  while ((entry = readdir(folder))) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    snprintf(below, sizeof below, "%s/%s", path, entry->d_name);
    if (lstat(below, &found) != 0) continue;
    if (S_ISREG(found.st_mode)) hold(below, found.st_ino);
    int count = snprintf(line, sizeof line, "%c %lu %s\n", S_ISDIR(found.st_mode) ? 'd' : 'f',
                         (unsigned long)found.st_ino, entry->d_name);
    put_all(out, line, count);
  }
  closedir(folder);
  end(out, fresh, "nama", inode);
}

static void keep(int fd) {
  char link[64];
  char path[4096];
  struct stat found;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length <= 0) return;
  path[length] = 0;
  if (!is_inside(path) || fstat(fd, &found) != 0 || found.st_nlink == 0) return;
  if (S_ISDIR(found.st_mode)) keep_names(path, found.st_ino);
  else keep_content(path, found.st_ino);
}

static int sync_with(const char *name, int fd) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  int result = real(fd);
  int error = errno;
  if (result == 0) {
    pthread_mutex_lock(&turn);
    keep(fd);
    pthread_mutex_unlock(&turn);
  }
  errno = error;
  return result;
}

int fsync(int fd) { return sync_with("fsync", fd); }
int fdatasync(int fd) { return sync_with("fdatasync", fd); }
